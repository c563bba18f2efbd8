import { useTranslations } from "next-intl";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import { asGuestFilter } from "@/lib/party/requests/rules";
import type { GuestEvent } from "@/lib/party/requests/schema";

/** Returns the text for an empty list, which fits the state of the event; `isPlaying` if its only song stands above. */
export function useEmptyText(event: GuestEvent) {
  const t = useTranslations("requests.empty");
  return (query: ListQuery, isPlaying = false) => {
    if (isPlaying) return t(event.status === "open" ? "onlyPlaying" : "onlyPlayingOver");
    if (query.search) return t(event.status === "open" ? "search" : "searchOver");
    return t(event.status === "open" ? keyWhileOpen(query, event) : keyWhileShut(query, event));
  };
}

function keyWhileOpen(query: ListQuery, { counts }: GuestEvent) {
  const filter = asGuestFilter(query.filter);
  return filter === "pending" && counts.all > 0 ? "answered" : filter;
}

/** Nobody can send a request now, so the text must not invite to it. */
function keyWhileShut(query: ListQuery, { status }: GuestEvent) {
  const filter = asGuestFilter(query.filter);
  if (filter === "all" && status !== "open") return status;
  return filter === "mine" ? "mineOver" : filter;
}
