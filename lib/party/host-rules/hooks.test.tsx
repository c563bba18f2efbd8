import { act, renderHook, waitFor } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useDjRules } from "./hooks";
import type { HostRules } from "./schema";

test("quick changes build on each other, and none clashes with the one before", async () => {
  let stored: HostRules = { revision: 4, mustPlay: [], doNotPlay: [] };
  const statuses: number[] = [];
  global.fetch = (async (_: string, { method = "GET", body = "" }: RequestInit = {}) => {
    const sent = method === "PUT" && JSON.parse(String(body));
    const isStale = sent && sent.revision !== stored.revision;
    if (sent && !isStale) stored = { ...sent, revision: stored.revision + 1 };
    const status = isStale ? 409 : 200;
    if (sent) statuses.push(status);
    const answer = isStale ? { error: { code: "conflict" }, ...stored } : stored;
    return {
      ok: !isStale,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(answer),
    };
  }) as never;

  const { result } = renderHook(() => useDjRules("night"), { wrapper: English });
  await waitFor(() => expect(result.current.rules?.revision).toBe(4));
  const { add } = result.current.actions;
  await act(() =>
    Promise.all(
      ["Zombie", "Yellow", "Hello"].map((text) =>
        add("mustPlay", [{ kind: "song", text, artist: "" }]),
      ),
    ),
  );
  expect(stored.mustPlay.map(({ text }) => text)).toEqual(["Zombie", "Yellow", "Hello"]);
  expect(statuses).toEqual([200, 200, 200]);
});
