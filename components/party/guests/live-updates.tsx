import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { useGuestEvent, useRequests } from "@/lib/party/guests/hooks";
import { useGuestLive } from "@/lib/party/guests/live-hooks";
import { RowMoves } from "./row-moves";

/** Keeps the page up to date, and lets what it shows glide to where it went. Shows nothing itself. */
export function LiveUpdates({ code }: { code: string }) {
  useGuestLive(code);
  const query = useShownQuery();
  const { data: list, isLoading } = useRequests(code, query);
  const { data: event } = useGuestEvent(code);
  return (
    <RowMoves
      list={list?.requests}
      playing={event?.playing ?? null}
      view={JSON.stringify([query, isLoading])}
    />
  );
}
