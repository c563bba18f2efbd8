import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { useLooksStore } from "@/lib/party/board/looks-store";
import type { DjDelta } from "@/lib/party/live/schema";
import { createRequestsStore, RequestsStoreContext } from "@/lib/party/request-list/store";
import { queueQuery } from "@/lib/party/requests/list-queries";
import { English } from "@/lib/testing/english";
import { NewcomersButton } from "./newcomers-button";
import { useNewcomers } from "./use-newcomers";

Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  requestIdleCallback: (task: () => void) => setTimeout(task),
});

const FIRST = Date.parse("2026-11-21T20:00:00Z");
const at = (n: number) => new Date(FIRST + n * 1000).toISOString();
const request = (n: number, status = "pending") => ({ id: `r${n}`, createdAt: at(n), status });
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** What waits at the server: the numbers of the requests, oldest first. */
let waiting: number[] = [];

beforeEach(() => {
  localStorage.clear();
  useLooksStore.setState({ marks: {} });
  waiting = [];
  global.fetch = (async (url: string) => {
    const pageSize = Number(new URLSearchParams(url.split("?")[1]).get("pageSize"));
    const requests = waiting
      .toReversed()
      .slice(0, pageSize)
      .map((n) => request(n));
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify({ requests }),
    };
  }) as never;
});

/** Opens the board, once it has looked. */
async function open(cursor = 1) {
  const fetched = jest.spyOn(global, "fetch");
  const board = renderHook((props) => useNewcomers(props), {
    initialProps: { id: "night", cursor },
  });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return board;
}
async function close(board: { unmount: () => void }) {
  board.unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function news(...requests: object[]) {
  return { id: 2, verb: "asked", requests } as unknown as DjDelta;
}

test("at the first opening on a device nothing is new", async () => {
  waiting = [1, 2, 3];
  const { result } = await open();
  expect(result.current.ids).toEqual([]);
});

test("what came since the board was last shown is new when it is opened again", async () => {
  waiting = [1, 2, 3];
  await close(await open());
  waiting = [1, 3, 4, 5];
  const { result } = await open();
  expect(result.current.ids).toEqual(["r4", "r5"]);
  expect(result.current.hasMore).toBe(false);
});

test("what the DJ has not had in view stays new, and what they had does not", async () => {
  const board = await open();
  waiting = [1, 2];
  act(() => board.result.current.note(news(request(1), request(2))));
  act(() => board.result.current.remove(["r1"]));
  await close(board);
  expect((await open()).result.current.ids).toEqual(["r2"]);
});

test("of very many the board says that there are more, and goes on to say so until they are seen", async () => {
  waiting = [1];
  await close(await open());
  waiting = upTo(2000);
  const board = await open();
  expect([board.result.current.ids.length, board.result.current.hasMore]).toEqual([100, true]);
  act(() => board.result.current.remove(["r2000"]));
  expect(board.result.current.hasMore).toBe(true);
  await close(board);
  const again = await open();
  expect(again.result.current.hasMore).toBe(true);
  act(() => again.result.current.remove(again.result.current.ids));
  expect([again.result.current.ids, again.result.current.hasMore]).toEqual([[], false]);
});

test("a page that has missed the news of a busy hour looks again", async () => {
  waiting = [1];
  const board = await open();
  waiting = [1, 2, 3];
  board.rerender({ id: "night", cursor: 900 });
  await waitFor(() => expect(board.result.current.ids).toEqual(["r2", "r3"]));
});

test.each([
  [3, false, "3 new", "3 new requests"],
  [100, true, "99+ new", "More than 99 new requests"],
])("%i new requests, more of them: %s, are marked %s", (count, hasMore, label, said) => {
  const ids = upTo(count).map((n) => `r${n}`);
  const newcomers = { ids, hasMore, note: () => undefined, remove: () => undefined };
  render(
    <RequestsStoreContext value={createRequestsStore(queueQuery)}>
      <NewcomersButton list={{ current: null }} order={[]} newcomers={newcomers} />
    </RequestsStoreContext>,
    { wrapper: English },
  );
  expect(screen.getByRole("button", { name: label })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(said);
});

const deltaOf = (verb: DjDelta["verb"], ...requests: [id: string, status: string][]) =>
  ({
    id: 2,
    verb,
    requests: requests.map(([id, status]) => ({ id, status })),
  }) as unknown as DjDelta;

/** The newcomers after these changes. */
function after(...deltas: DjDelta[]) {
  const { result } = renderHook(() => useNewcomers({ id: "night", cursor: 1 }));
  for (const delta of deltas) act(() => result.current.note(delta));
  return result.current.ids;
}

test("what is asked for while the board is open is new until it is decided", () => {
  const [first, second] = [deltaOf("asked", ["a", "pending"]), deltaOf("asked", ["b", "pending"])];
  expect(after(first, second, first)).toEqual(["a", "b"]);
  expect(after(first, second, deltaOf("accepted", ["a", "accepted"]))).toEqual(["b"]);
});

test.each(["backed", "undone", "noted"] as const)(
  "what waits already is not new because it was %s",
  (verb) => {
    expect(after(deltaOf(verb, ["a", "pending"]))).toEqual([]);
  },
);
