import { act, renderHook } from "@testing-library/react";
import { send } from "@/lib/client/send";
import { English } from "@/lib/testing/english";
import { profileCalls } from "./calls";
import { useProfileActions } from "./hooks";

test.each([
  ["changePassword", { currentPassword: "old", password: "new" }],
  ["confirmTwoFactor", "123456"],
  ["endTwoFactor", { password: "old", code: "123456" }],
] as const)("no read overlaps %s, which replaces the session", async (action, input) => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  global.fetch = (_, init) => {
    asked.push(String(init?.method));
    const answer = { ok: true, status: 204, headers: new Headers(), text: async () => "" };
    return new Promise((resolve) => answers.push(() => resolve(answer as Response)));
  };
  const { result } = renderHook(useProfileActions, { wrapper: English });
  const changed = result.current[action](input as never);
  const read = send(profileCalls.get);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain("GET");
  answers.pop()?.();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  for (const answer of answers) answer();
  await act(async () => void (await Promise.all([changed, read])));
  expect(asked.slice(1)).toEqual(["GET", "GET"]);
});
