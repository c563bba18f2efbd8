import { useCrates } from "@/lib/party/crates/hooks";
import { useRunningEvents } from "@/lib/party/events/hooks";
import { isUsable } from "@/lib/party/events/rules";

/** The DJ's own night that is under way, else the next one, with its crates. Those of other DJs have other libraries. */
export function useTonight() {
  const { data } = useRunningEvents();
  const own = data?.events.filter(({ role }) => role === "owner") ?? [];
  const coming = own.toSorted((a, b) => ((a.opensAt ?? "") < (b.opensAt ?? "") ? -1 : 1));
  const event = own.find(({ status }) => isUsable(status)) ?? coming[0];
  const { crates } = useCrates(event?.id);
  return event && crates && { event, crates };
}
