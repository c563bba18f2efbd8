import type { ReactNode } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";

/** Each button of a request posts to the address of its own, and names the request. */
export const PLAIN_ACTIONS = {
  back: "/requests/back",
  takeBack: "/requests/take-back",
  notNow: "/requests/not-now",
};

/**
 * A list whose buttons work without scripts: they send a plain form, whose answer is the same view of the list. With
 * scripts, a button does without.
 */
export function PlainForm({ code, children }: { code: string; children: ReactNode }) {
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const page = useRequestsStore(({ currentPage }) => currentPage);
  return (
    <form method="post" action={PLAIN_ACTIONS.back}>
      <input type="hidden" name="event" value={code} />
      <input type="hidden" name="filter" value={filter} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="page" value={page} />
      {children}
    </form>
  );
}
