import { Holder } from "@/lib/testing/accounts";
import { Caller, type Reply } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Failure, openNight } from "@/lib/testing/night";
import type { Profile } from "./schema";

const ACCOUNT = "/api/dj/account";

onBothEngines(() => {
  let owner: Holder;
  beforeEach(async () => {
    owner = await Holder.signedIn();
  });

  async function signedInAgain() {
    const browser = new Caller();
    await owner.signIn(browser);
    return browser;
  }
  const sessions = async (browser = owner.browser) =>
    (await browser.get<Profile>(ACCOUNT)).body.sessions;

  test("after the current session, the others stand as they were used last", async () => {
    const ids: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const [current] = await sessions(await signedInAgain());
      ids.unshift(current?.id);
      // Times are kept in milliseconds.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const [current, ...others] = await sessions();
    expect(current?.isCurrent).toBe(true);
    expect(others.map(({ id }) => id)).toEqual(ids);
  });

  const endings: [string, () => Promise<Reply<unknown>>][] = [
    [
      "a new password",
      () =>
        owner.browser.post(`${ACCOUNT}/password`, {
          currentPassword: owner.password,
          password: "another good one",
        }),
    ],
    ["the end of all other sessions", () => owner.browser.delete(`${ACCOUNT}/sessions`)],
    [
      "the end of that session",
      async () => {
        const id = (await sessions()).find(({ isCurrent }) => !isCurrent)?.id;
        return owner.browser.delete(`${ACCOUNT}/sessions/${id}`);
      },
    ],
  ];
  test.each(endings)(
    "%s ends another session and its streams, and not this one",
    async (_, end) => {
      const other = await signedInAgain();
      const night = await openNight({}, owner.browser);
      const board = await Listener.open(other, `${night.djUrl}/live`);
      expect((await end()).status).toBe(204);
      await board.until(() => board.isEnded);
      expect((await other.get(ACCOUNT)).status).toBe(401);
      expect(await sessions()).toHaveLength(1);
    },
  );

  test("a session of somebody else is unknown, and stays", async () => {
    const stranger = await Holder.signedIn();
    const [theirs] = await sessions(stranger.browser);
    const ending = await owner.browser.delete(`${ACCOUNT}/sessions/${theirs?.id}`);
    expect(ending.status).toBe(404);
    expect((await stranger.browser.get(ACCOUNT)).status).toBe(200);
  });

  test("a wrong password is told at its field, and who guesses soon has to wait, whatever the form", async () => {
    const body = { currentPassword: "wrong password", password: "another good one" };
    const guess = () => owner.browser.post<Failure>(`${ACCOUNT}/password`, body);
    const first = await guess();
    expect([first.status, Object.keys(first.body.error.fields ?? {})]).toEqual([
      400,
      ["currentPassword"],
    ]);
    const remove = () =>
      owner.browser.send("DELETE", ACCOUNT, { body: { password: "wrong password" } });
    for (let tries = 0; tries < 5; tries += 1) await remove();
    expect((await guess()).status).toBe(429);
    expect(await sessions()).toHaveLength(1);
  });
});
