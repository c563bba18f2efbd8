import { useFormatter } from "next-intl";
import { useServerNow } from "@/lib/client/server-clock";

/** Says how long ago something happened on the server. Nothing that has happened is in the future. */
export function useTimeAgo(style: "long" | "short" = "long") {
  const format = useFormatter();
  const now = useServerNow();
  return (at: string) =>
    format.relativeTime(Math.min(Date.parse(at), now.getTime()), { now, style });
}
