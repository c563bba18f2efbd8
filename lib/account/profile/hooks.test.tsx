import { act, renderHook } from "@testing-library/react";
import { useEmailChange } from "@/lib/account/email-change/hooks";
import { send } from "@/lib/client/send";
import { useToastQueue } from "@/lib/client/toast-queue";
import { English } from "@/lib/testing/english";
import { profileCalls } from "./calls";
import { useAccessActions, useProfile, useProfileActions } from "./hooks";
import type { Profile } from "./schema";

const ACCOUNT = "/api/dj/account";
const READ = `GET ${ACCOUNT}`;
const CONFIRMED = { password: "old", code: "123456" };

function useAccountPage() {
  const profile = useProfile({ name: "Ana" } as Profile);
  return { ...useProfileActions(), ...useAccessActions(), ...useEmailChange(), profile };
}
type Page = ReturnType<typeof useAccountPage>;

/** Does something on the page. Returns what it asked of the server, which answers with the request itself. */
async function doOnPage(step: (page: Page) => Promise<unknown>) {
  const asked: string[] = [];
  global.fetch = async (path, { method = "GET", body = "" } = {}) => {
    asked.push([method, path, body].filter(Boolean).join(" "));
    const text = async () => JSON.stringify({ name: method });
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  };
  const { result } = renderHook(useAccountPage, { wrapper: English });
  expect(result.current.profile.name).toBe("Ana");
  const answer = await act(() => step(result.current));
  return { asked, answer, shown: result.current.profile.name };
}

test("what a form changes is shown as the server answers it", async () => {
  const { asked, shown } = await doOnPage(({ update }) => update({ name: "Bo" }));
  expect(asked).toEqual([`PATCH ${ACCOUNT} {"name":"Bo"}`]);
  expect(shown).toBe("PATCH");
});

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ["two-step verification begins", "POST /two-steps", (page) => page.beginTwoFactor(CONFIRMED)],
  [
    "new backup codes are made",
    "POST /two-steps/backup-codes",
    (page) => page.renewBackupCodes(CONFIRMED),
  ],
  ["another address is asked for", "POST /email", (page) => page.ask(CONFIRMED as never)],
])("when %s, the page gets an answer and shows the same profile", async (_, call, step) => {
  const { asked, answer, shown } = await doOnPage(step);
  const [method, path] = call.split(" ");
  expect(asked).toEqual([`${method} ${ACCOUNT}${path} ${JSON.stringify(CONFIRMED)}`]);
  expect(answer).toEqual({ name: "POST" });
  expect(shown).toBe("Ana");
});

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  [
    "password",
    `POST /password ${JSON.stringify(CONFIRMED)}`,
    (page) => page.changePassword(CONFIRMED as never),
  ],
  ["code", 'PUT /two-steps {"code":"123456"}', (page) => page.confirmTwoFactor("123456")],
  [
    "end of two-step verification",
    `DELETE /two-steps ${JSON.stringify(CONFIRMED)}`,
    (page) => page.endTwoFactor(CONFIRMED),
  ],
  [
    "address",
    `PUT /email ${JSON.stringify(CONFIRMED)}`,
    (page) => page.confirm(CONFIRMED as never),
  ],
  ["session", "DELETE /sessions/s1", (page) => page.endSession("s1", "Done")],
  ["other sessions", "DELETE /sessions", (page) => page.endOtherSessions("Done")],
  ["device", "DELETE /devices/d1", (page) => page.forgetDevice("d1", "Done")],
  ["all devices", "DELETE /devices", (page) => page.forgetDevices("Done")],
])("a change that answers nothing has the profile read once: %s", async (_, call, step) => {
  const { asked, shown } = await doOnPage(step);
  expect(asked).toEqual([call.replace(" /", ` ${ACCOUNT}/`), READ]);
  expect(shown).toBe("GET");
  const told = useToastQueue.getState().waiting.map(({ message }) => message);
  expect(told).toEqual(/sessions|devices/.test(call) ? ["Done"] : []);
  useToastQueue.setState({ waiting: [] });
});

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

// Last, because the page sends nothing more.
test("an account is removed by its owner's password", async () => {
  const { asked } = await doOnPage(({ remove }) => Promise.resolve(void remove(CONFIRMED)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toEqual([`DELETE ${ACCOUNT} ${JSON.stringify(CONFIRMED)}`]);
  const after = await doOnPage((page) => Promise.resolve(void page.update({ name: "Bo" })));
  expect(after.asked).toEqual([]);
});
