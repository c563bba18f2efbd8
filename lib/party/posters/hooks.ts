import { useSearchParams } from "next/navigation";
import { type PosterQuery, posterQuerySchema } from "./schema";

/** The choices for a poster, which its address keeps: a link leads to the same poster again. */
export function usePosterAddress() {
  const params = useSearchParams();
  const query = posterQuerySchema.parse(Object.fromEntries(params));

  /** Changes nothing that the history would go back through. */
  function choose(change: PosterQuery) {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    window.history.replaceState(null, "", `?${changed}`);
  }

  return { query, choose };
}
