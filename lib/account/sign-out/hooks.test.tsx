import { act, renderHook } from "@testing-library/react";
import { profileCalls } from "@/lib/account/profile/calls";
import { send } from "@/lib/client/send";
import { English } from "@/lib/testing/english";
import { useSignOut } from "./hooks";

const KEYS = ["crowdcue-board", "crowdcue-notifications", "crowdcue-desk-notes-5f0c"];

beforeEach(() => {
  for (const key of KEYS) localStorage.setItem(key, "{}");
});

/** Signs out of a server that answers like this, as far as a page of the tests can leave. */
async function signOut(status: number, body: object) {
  const text = async () => JSON.stringify(body);
  const asked: string[] = [];
  global.fetch = async (path, init) => {
    asked.push(`${init?.method} ${path} ${init?.body}`);
    return { ok: status < 400, status, headers: new Headers(), text } as Response;
  };
  const { result } = renderHook(useSignOut, { wrapper: English });
  await act(async () => {
    void result.current();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(asked).toEqual(["POST /api/auth/sign-out {}"]);
}

test("a sign-out that fails takes nothing from the device", async () => {
  await signOut(503, { error: { code: "unavailable" } });
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(KEYS));
});

// Last, because the page forgets for good.
test("a sign-out leaves nothing of the account on the device", async () => {
  // The page that follows: the tests' browser stays on this one where only the part behind the # differs.
  await signOut(200, { next: "#signed-out" });
  expect(window.location.hash).toBe("#signed-out");
  expect(Object.keys(localStorage).filter((key) => KEYS.includes(key))).toEqual([]);
  const late = jest.spyOn(global, "fetch");
  void send(profileCalls.get);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(late).not.toHaveBeenCalled();
});
