import { send } from "@/lib/client/send";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { useLooksStore } from "./looks-store";

/** How many new requests are counted: beyond that, the board only says that there are more. */
export const MOST_NEW = 99;

export type Newcomer = { id: string; createdAt: string };

/**
 * The requests that wait and came since this device has last shown the board of an event, oldest first; none at the
 * first time. `newest` is when the last one came that waits.
 */
export async function cameSince(eventId: string) {
  await useLooksStore.persist.rehydrate();
  const mark = useLooksStore.getState().marks[eventId];
  const query = {
    filter: "pending",
    search: "",
    page: 1,
    pageSize: MOST_NEW + 1,
    sort: "newest",
  } as const;
  const { requests } = await send(djRequestCalls.list, { params: { id: eventId }, query });
  const come = mark === undefined ? [] : requests.filter(({ createdAt }) => createdAt > mark);
  const newcomers = come.map(({ id, createdAt }): Newcomer => ({ id, createdAt })).reverse();
  return { newcomers, hasMore: come.length > MOST_NEW, newest: requests[0]?.createdAt ?? "" };
}

/** Notes that the board has shown everything up to `newest`, except what is still new. */
export function keepLook(eventId: string, newest: string, unseen: readonly Newcomer[]) {
  const [first] = unseen.map(({ createdAt }) => createdAt).sort();
  const before = first && new Date(Date.parse(first) - 1).toISOString();
  useLooksStore.getState().keep(eventId, before ?? newest);
}
