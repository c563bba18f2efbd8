import { LateMark } from "@/components/party/suggestions/verdict";
import { useServerNow } from "@/lib/client/server-clock";
import { isInTime } from "@/lib/party/events/pace-rules";
import { lengthOf } from "@/lib/party/requests/rules";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";

type Props = { request: GuestRequest; event: Pick<GuestEvent, "closesAt" | "timeZone"> };

/** Says of the guest's own request that the night is over before its turn comes. */
export function LateChip({ request, event: { closesAt, timeZone } }: Props) {
  const { waitSeconds } = request;
  if (waitSeconds === null || !closesAt) return null;
  return <Late wait={waitSeconds} seconds={lengthOf(request)} at={closesAt} timeZone={timeZone} />;
}

type Due = { wait: number; seconds: number; at: string; timeZone: string };

function Late({ wait, seconds, at, timeZone }: Due) {
  if (isInTime(wait, seconds, at, useServerNow().getTime())) return null;
  return <LateMark at={at} timeZone={timeZone} />;
}
