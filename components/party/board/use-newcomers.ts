import { useState } from "react";
import type { DjDelta } from "@/lib/party/live/schema";

/** The requests that arrived while the board was open and that the DJ has not had in view, oldest first. */
export function useNewcomers() {
  const [ids, setIds] = useState<string[]>([]);

  function remove(gone: readonly string[]) {
    if (gone.length > 0) setIds((all) => all.filter((id) => !gone.includes(id)));
  }
  /** Notes what a change brings, and forgets what is decided. */
  function note({ verb, requests }: DjDelta) {
    const isWaiting = ({ status }: DjDelta["requests"][number]) => status === "pending";
    remove(requests.filter((request) => !isWaiting(request)).map(({ id }) => id));
    if (verb !== "asked") return;
    const come = requests.filter(isWaiting).map(({ id }) => id);
    setIds((all) => [...new Set([...all, ...come])]);
  }
  return { ids, note, remove };
}
