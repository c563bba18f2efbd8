import { usePathname } from "next/navigation";
import { useWaitingTitle } from "@/components/party/booth/use-waiting-title";
import { useIsPageVisible } from "@/components/ui/use-is-page-visible";
import { useOneAccount } from "@/lib/client/use-one-account";
import { useRunningEvents } from "@/lib/party/events/hooks";
import type { DjEvent } from "@/lib/party/events/schema";
import { useEventUpdates } from "@/lib/party/notifications/dj-hooks";

/** A limit, because each stream takes one of the few connections that a browser opens to a site. */
const MOST_FOLLOWED = 2;

/**
 * Listens to the events that take requests, on every page of a signed-in DJ, and counts what waits in its title. What
 * the device still keeps of other accounts goes.
 */
export function DjUpdates({ account }: { account: string }) {
  useOneAccount(account);
  const { data } = useRunningEvents();
  const followed = data?.events
    .filter(({ status }) => status === "open" || status === "paused")
    .slice(0, MOST_FOLLOWED);
  return (
    followed && (
      <>
        <WaitingTitle events={followed} />
        {followed.map((event) => (
          <EventUpdates key={event.id} event={event} />
        ))}
      </>
    )
  );
}

function EventUpdates({ event }: { event: DjEvent }) {
  useEventUpdates(event);
  return null;
}

function WaitingTitle({ events }: { events: DjEvent[] }) {
  // The board counts its own event, also behind other tabs. Other pages do not listen there, and would be wrong.
  const isBoard = usePathname() === "/DJPortal";
  const isCounting = useIsPageVisible() && !isBoard;
  return (
    isCounting && <Count waiting={events.reduce((sum, { counts }) => sum + counts.pending, 0)} />
  );
}

/** A component of its own: two writers of one title would take the count away from each other. */
function Count({ waiting }: { waiting: number }) {
  useWaitingTitle(waiting);
  return null;
}
