import { useEvents } from "@/lib/party/events/hooks";
import type { DjEvent } from "@/lib/party/events/schema";
import { useEventNews } from "@/lib/party/notifications/dj-hooks";

/** A limit, because each stream takes one of the few connections that a browser opens to a site. */
const MOST_FOLLOWED = 2;

/** Listens to the events that take requests, on every page of a signed-in DJ. */
export function DjNews() {
  const { data } = useEvents();
  const running = data?.events.filter(({ status }) => status === "open" || status === "paused");
  return running
    ?.slice(0, MOST_FOLLOWED)
    .map((event) => <EventNews key={event.id} event={event} />);
}

function EventNews({ event }: { event: DjEvent }) {
  useEventNews(event);
  return null;
}
