import { renderHook, waitFor } from "@testing-library/react";
import { useToastQueue } from "@/lib/client/toast-queue";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { useBacking, useWithdraw } from "./backing-hooks";
import { useOutboxStore } from "./store";

const song = (id: string) =>
  ({ id, title: "Zombie", status: "pending", backers: 1 }) as GuestRequest;

/** Answers that the guest is behind a request, or no more. */
function answer(id: string, mine: boolean) {
  const text = async () => JSON.stringify({ request: { ...song(id), mine }, words: null });
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
}

const recognized = () => useOutboxStore.getState().confirmed;

beforeEach(() => useOutboxStore.setState({ confirmed: ["asked"] }));

test("a page recognizes what the guest has voted for, until they take the vote back", async () => {
  const { result } = renderHook(() => useBacking("PARTY2"), { wrapper: English });
  answer("voted", true);
  await result.current(song("voted"), true);
  expect(recognized()).toEqual(["asked", "voted"]);
  answer("asked", true);
  await result.current(song("asked"), true);
  expect(recognized()).toEqual(["voted", "asked"]);
  answer("voted", false);
  await result.current(song("voted"), false);
  expect(recognized()).toEqual(["asked"]);
});

test("a page forgets what the guest has withdrawn, and knows it again when they undo that", async () => {
  const { result } = renderHook(() => useWithdraw("PARTY2"), { wrapper: English });
  answer("asked", false);
  await result.current(song("asked"));
  expect(recognized()).toEqual([]);
  answer("asked", true);
  useToastQueue.getState().waiting.at(-1)?.action?.onClick();
  await waitFor(() => expect(recognized()).toEqual(["asked"]));
});
