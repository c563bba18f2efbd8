import { isolated } from "@/components/ui/isolated";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { zoneLabel } from "@/lib/party/events/time-zones";
import type { Night } from "@/lib/party/insights/schema";
import { needsZone } from "@/lib/text/zone-offset";

/** The name of the night's time zone, where this device's clock shows another time; undefined where it does not. */
export function useOtherZone(night: Pick<Night, "timeZone" | "startedAt"> | undefined) {
  const own = useTimeZone();
  if (!night || own === undefined) return undefined;
  const isOther = needsZone(Date.parse(night.startedAt), night.timeZone, own);
  return isOther ? isolated(zoneLabel(night.timeZone)) : undefined;
}
