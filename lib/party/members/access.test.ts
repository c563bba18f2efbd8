import { randomUUID } from "node:crypto";
import { addAccount } from "@/lib/account/auth/accounts";
import { auth } from "@/lib/account/auth/library";
import { DEMO_EMAIL } from "@/lib/account/auth/rules";
import type { Dj } from "@/lib/account/auth/schema";
import { demoPassword } from "@/lib/account/demo/service";
import type { Call } from "@/lib/calls/call";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { groups } from "@/lib/openapi/groups";
import { remoteInputCalls } from "@/lib/party/decks/calls";
import { openInvitation } from "@/lib/party/invitations/service";
import { env } from "@/lib/process/env";
import { Holder } from "@/lib/testing/accounts";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight } from "@/lib/testing/night";
import { loadRoutes } from "@/lib/testing/routes";

const roles = [
  "signedOut",
  "guest",
  // The password is right, and the second step is still to come.
  "halfway",
  // The account that all visitors of a demo share.
  "demo",
  "stranger",
  "moderator",
  "coDj",
  "owner",
] as const;
type Role = (typeof roles)[number];
type Place = {
  night: Night;
  requestId: string;
  backerId: string;
  memberId: string;
  guestKey: string;
};
type Row = [call: string, statuses: readonly number[], body?: (place: Place) => object];

/** The status of a call for each role of a DJ, from "stranger" on. */
const everybody = (status: number) => [status, status, status, status];
const members = (status: number) => [404, status, status, status];
const deciders = members;
const workers = (status: number) => [404, 403, status, status];
const owner = (status: number) => [404, 403, 403, status];

const calls: Call[] = groups.flatMap((group) =>
  group.calls.flatMap((nouns) => Object.values(nouns)),
);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const isForDjs = ({ who }: Call) => who === "dj" || who === "holder";

/** The statuses in the order of `roles`. The demo's DJ is a stranger who may not change the account. */
function statusesOf([name, forDjs]: Row) {
  const call = calls.find((declared) => nameOf(declared) === name);
  return [401, 401, 401, call?.who === "holder" ? 403 : forDjs[0], ...forDjs];
}

/**
 * Every call of a DJ with its status for each role. A call that concerns no event gets an invalid body: 400
 * means that it passed the access check.
 */
const table: Row[] = [
  ["GET /api/dj/account", everybody(200)],
  ["PATCH /api/dj/account", everybody(400), () => ({})],
  ["DELETE /api/dj/account", everybody(400), () => ({})],
  ["POST /api/dj/account/email", everybody(400), () => ({})],
  ["PUT /api/dj/account/email", everybody(400), () => ({})],
  ["POST /api/dj/account/password", everybody(400), () => ({})],
  ["DELETE /api/dj/account/sessions", everybody(204)],
  ["DELETE /api/dj/account/sessions/{id}", everybody(404)],
  ["DELETE /api/dj/account/devices", everybody(204)],
  ["DELETE /api/dj/account/devices/{id}", everybody(404)],
  ["POST /api/dj/account/two-steps/backup-codes", everybody(400), () => ({})],
  ["POST /api/dj/account/two-steps", everybody(400), () => ({})],
  ["PUT /api/dj/account/two-steps", everybody(400), () => ({})],
  ["DELETE /api/dj/account/two-steps", everybody(400), () => ({})],
  ["GET /api/dj/calendar", everybody(200)],
  ["POST /api/dj/calendar", everybody(201)],
  ["DELETE /api/dj/calendar", everybody(204)],
  ["GET /api/dj/decks", everybody(200)],
  ["POST /api/dj/decks", everybody(201)],
  ["PATCH /api/dj/decks", everybody(400), () => ({})],
  ["POST /api/dj/decks/test", everybody(200)],
  ["DELETE /api/dj/decks", everybody(204)],
  ["GET /api/dj/desk", everybody(200)],
  ["GET /api/dj/desk/{area}", everybody(200)],
  ["PUT /api/dj/desk/{area}", everybody(200), () => ({ revision: 0, desk: EMPTY_DESK })],
  ["GET /api/dj/events", everybody(200)],
  ["POST /api/dj/events", everybody(400), () => ({})],
  ["POST /api/dj/invitations", everybody(400), () => ({})],
  ["DELETE /api/dj/invitations", everybody(400), () => ({})],
  ["GET /api/dj/events/{id}", members(200)],
  ["PATCH /api/dj/events/{id}", workers(200), () => ({ name: "Another" })],
  ["DELETE /api/dj/events/{id}", owner(204)],
  ["GET /api/dj/events/{id}/live", members(200)],
  ["GET /api/dj/events/{id}/hearings", members(200)],
  ["GET /api/dj/events/{id}/hearts", members(200)],
  // 404: nothing was heard, but the role has access.
  ["POST /api/dj/events/{id}/hearings/{hearing}", workers(404), () => ({ isSame: true })],
  ["GET /api/dj/events/{id}/insights", members(200)],
  ["GET /api/dj/insights", everybody(200)],
  ["GET /api/dj/events/{id}/rules", members(200)],
  [
    "PUT /api/dj/events/{id}/rules",
    workers(200),
    () => ({ revision: 0, mustPlay: [], doNotPlay: [] }),
  ],
  ["GET /api/dj/events/{id}/guests", members(200)],
  ["GET /api/dj/events/{id}/guests/{guest}", members(200)],
  ["DELETE /api/dj/events/{id}/guests/{guest}", workers(204)],
  ["PUT /api/dj/events/{id}/guests/{guest}/ban", workers(200), () => ({ ban: "banned" })],
  ["GET /api/dj/events/{id}/must-plays", members(200)],
  ["GET /api/dj/events/{id}/links/{kind}", workers(200)],
  ["POST /api/dj/events/{id}/links/{kind}", workers(201)],
  ["DELETE /api/dj/events/{id}/links/{kind}", workers(204)],
  ["GET /api/dj/events/{id}/songs", members(200)],
  ["GET /api/dj/events/{id}/requests", members(200)],
  ["POST /api/dj/events/{id}/requests", workers(201), () => ({ id: randomUUID(), title: "New" })],
  [
    "POST /api/dj/events/{id}/bulk",
    deciders(200),
    ({ requestId }) => ({ ids: [requestId], change: { status: "accepted" } }),
  ],
  ["GET /api/dj/events/{id}/export", workers(200)],
  ["GET /api/dj/events/{id}/lists/{list}", workers(200)],
  ["PUT /api/dj/events/{id}/presence", members(200)],
  ["GET /api/dj/events/{id}/steps", members(200)],
  // 409: there is nothing to undo, but the role has access.
  ["POST /api/dj/events/{id}/undo", workers(409)],
  ["PUT /api/dj/events/{id}/last-call", workers(200), () => ({ minutes: 15 })],
  ["GET /api/dj/events/{id}/members", owner(200)],
  ["PATCH /api/dj/events/{id}/members/{djId}", owner(204), () => ({ role: "co_dj" })],
  ["DELETE /api/dj/events/{id}/members/{djId}", owner(204)],
  ["GET /api/dj/events/{id}/invitations", owner(200)],
  ["POST /api/dj/events/{id}/invitations", owner(201), () => ({ role: "moderator" })],
  ["DELETE /api/dj/events/{id}/invitations/{invitationId}", owner(204)],
  ["GET /api/dj/events/{id}/crates", members(200)],
  ["GET /api/dj/events/{id}/editions", members(200)],
  ["GET /api/dj/events/{id}/tracks", members(200)],
  ["PUT /api/dj/events/{id}/crates", workers(200), () => ({ playlists: null, ideas: [] })],
  ["GET /api/dj/library", everybody(200)],
  ["DELETE /api/dj/library", everybody(204)],
  ["GET /api/dj/library/playlists", everybody(200)],
  ["GET /api/dj/library/wished", everybody(200)],
  ["DELETE /api/dj/library/missing", everybody(200)],
  ["POST /api/dj/library/imports", everybody(400), () => ({})],
  // 404: nobody has this import under way, and nobody else's exists.
  ["POST /api/dj/library/imports/{id}/rows", everybody(404), () => ({ part: 0 })],
  ["POST /api/dj/library/imports/{id}/finish", everybody(404)],
  ["DELETE /api/dj/library/imports/{id}", everybody(404)],
  ["GET /api/dj/permalink", everybody(200)],
  ["PUT /api/dj/permalink", everybody(400), () => ({})],
  ["GET /api/dj/permalink/{name}", everybody(200)],
  ["DELETE /api/dj/permalink/{name}", everybody(404)],
  ["GET /api/dj/events/{id}/walls", workers(200)],
  // 400: no screen shows this code, but the role has access.
  ["POST /api/dj/events/{id}/walls", workers(400), () => ({ code: "AAAAAA" })],
  ["DELETE /api/dj/events/{id}/walls/{wallId}", workers(404)],
  ["GET /api/dj/requests/{id}/backers", members(200)],
  ["PATCH /api/dj/requests/{id}", deciders(200), () => ({ status: "accepted" })],
  [
    "POST /api/dj/requests/{id}/split",
    // 409: a request with one backer cannot be split, but the role has access.
    workers(409),
    ({ backerId }) => ({ backerId }),
  ],
  ["POST /api/dj/requests/{id}/merge", workers(409), ({ requestId }) => ({ into: requestId })],
];

test("the table lists every declared call of a DJ, and every route is a declared call", async () => {
  const declared = calls.filter(isForDjs).map(nameOf);
  expect(table.map(([call]) => call).sort()).toEqual(declared.sort());
  const routes = (await loadRoutes()).filter(({ path }) => !path.includes("[["));
  const routed = routes.flatMap(({ path, handlers }) =>
    Object.keys(handlers).map((method) => `${method} ${path}`),
  );
  expect(calls.map(nameOf).sort()).toEqual(routed.sort());
});

onBothEngines(() => {
  const callers = {} as Record<Role, Caller>;
  const nights: Night[] = [];
  let extra: Caller;

  beforeAll(async () => {
    callers.signedOut = new Caller();
    callers.guest = new Caller();
    for (const role of ["stranger", "moderator", "coDj", "owner"] as const) {
      callers[role] = await signedUpDj(role);
    }
    extra = await signedUpDj("extra");

    env().CROWDCUE_DEMO = true;
    await addAccount({ name: "Mika", email: DEMO_EMAIL, password: demoPassword() });
    callers.demo = new Caller();
    await callers.demo.post("/api/auth/demo", {});
    const guarded = await Holder.signedIn();
    await guarded.setUpTwoFactor();
    callers.halfway = new Caller();
    expect(await guarded.signIn(callers.halfway)).toBe("/auth/two-steps");
  });
  // The table opens more events than a DJ may have at once.
  afterEach(async () => {
    for (const night of nights.splice(0)) await night.dj.delete(night.djUrl);
  });
  afterAll(() => {
    env().CROWDCUE_DEMO = false;
  });

  async function invited(night: Night, dj: Caller, role: "co_dj" | "moderator") {
    const made = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, { role });
    return dj.post<{ eventId: string }>("/api/dj/invitations", { token: made.body.token });
  }

  async function accountOf(dj: Caller) {
    const { api } = await auth(new Headers());
    const cookie = [...dj.cookies].map((pair) => pair.join("=")).join("; ");
    return (await api.getSession({ headers: new Headers({ cookie }) }))?.user.id ?? "";
  }

  async function memberNamed(night: Night, name: string) {
    const { body } = await night.dj.get<{ members: { id: string; name: string }[] }>(
      `${night.djUrl}/members`,
    );
    return body.members.find((member) => member.name === name)?.id ?? "";
  }

  async function place(): Promise<Place> {
    const night = await openNight({}, callers.owner);
    nights.push(night);
    await invited(night, callers.moderator, "moderator");
    await invited(night, callers.coDj, "co_dj");
    await invited(night, extra, "moderator");
    const { id: requestId, guest } = await night.asked({ name: "Ana" });
    callers.guest = guest;
    const list = await night.djList();
    const [backer] = list.body.requests[0]?.people ?? [];
    const [backerId, guestKey] = [backer?.id ?? "", backer?.guest ?? ""];
    return { night, requestId, backerId, guestKey, memberId: await memberNamed(night, "extra") };
  }

  /** Programs of DJs have no session: their secret stands in the address. */
  async function trackOf(dj: Caller) {
    const { body } = await dj.post<{ secret: string }>("/api/dj/decks");
    return `?${new URLSearchParams({ title: "Song", secret: body.secret })}`;
  }

  /** The status of the answer, and whether the place is as it was. */
  async function tried(role: Role, [call, , body]: Row, here: Place) {
    const [method = "", pattern = ""] = call.split(" ");
    const id = pattern.startsWith("/api/dj/requests") ? here.requestId : here.night.id;
    const path = pattern
      .replace("{id}", id)
      .replace("{area}", "notes")
      .replace("{kind}", "hosts")
      .replace("{hearing}", "1")
      .replace("{guest}", here.guestKey)
      .replace("{name}", "nobody")
      .replace("{djId}", here.memberId)
      .replace("{invitationId}", "none")
      .replace("{wallId}", "none")
      .replace("{list}", "queue");
    const options = body && { body: body(here) };
    const response = await callers[role].open(method, path, options);
    await response.body?.cancel();
    return { status: response.status, isUnchanged: method === "GET" || response.status >= 400 };
  }

  test.each(table)("%s is open to the right roles and to nobody else", async (...row) => {
    const statuses: number[] = [];
    let here: Place | undefined;
    for (const role of roles) {
      here ??= await place();
      const { status, isUnchanged } = await tried(role, row, here);
      statuses.push(status);
      if (!isUnchanged) here = undefined;
    }
    expect(statuses).toEqual(statusesOf(row));
  });

  test.each(calls.filter((call) => !isForDjs(call)).map((call) => [nameOf(call), call] as const))(
    "%s is open to every role",
    async (_name, call) => {
      const night = await openNight({}, callers.owner);
      nights.push(night);
      const { id } = await night.asked();
      const path = call.path.replace("{code}", night.code).replace("{id}", id);
      const routes = await loadRoutes();
      const handler = routes.find((route) => route.path === call.path)?.handlers[call.method];
      const query = call.path === remoteInputCalls.send.path ? await trackOf(callers.owner) : "";
      for (const role of roles) {
        // A copy, because signing out is one of the calls.
        const cookie = [...callers[role].cookies].map((pair) => pair.join("=")).join("; ");
        const isWrite = call.body !== undefined;
        const request = new Request(`http://localhost${path.replace(/\{\w+\}/g, "x1")}${query}`, {
          method: call.method,
          headers: { cookie, ...(isWrite && { "content-type": "application/json" }) },
          ...(isWrite && { body: "[]" }),
        });
        const params = { code: night.code, id, kind: "cover", name: "nobody" };
        const response = await handler?.(request, { params: Promise.resolve(params) });
        await response?.body?.cancel();
        expect([401, 403, undefined]).not.toContain(response?.status);
      }
    },
  );

  test("a moderator decides on a request and changes nothing else", async () => {
    const { night, requestId } = await place();
    const path = `/api/dj/requests/${requestId}`;
    const { moderator } = callers;
    const placed = await moderator.patch(path, { status: "accepted", pinned: true });
    expect(placed.status).toBe(403);
    expect((await moderator.patch(path, { status: "accepted" })).status).toBe(200);
    for (const change of [{ status: "playing" }, { lane: "Peak" }, { pinned: true }]) {
      expect((await moderator.patch(path, change)).status).toBe(403);
    }
    await night.step(requestId, { status: "playing" });
  });

  test("removing a member ends their open streams and nobody else's", async () => {
    const { night } = await place();
    const listening = await Listener.open(callers.coDj, `${night.djUrl}/live`);
    const other = await Listener.open(callers.owner, `${night.djUrl}/live`);
    await night.asked({ title: "Before" });
    await listening.until(() => listening.events.length > 0);
    const id = await memberNamed(night, "coDj");
    expect((await night.dj.delete(`${night.djUrl}/members/${id}`)).status).toBe(204);
    await listening.until(() => listening.isEnded);
    await night.asked({ title: "After" });
    await other.until(() => other.events.length > 1);
    expect(other.isEnded).toBe(false);
    expect((await callers.coDj.open("GET", `${night.djUrl}/live`)).status).toBe(404);
  });

  test("a new role reaches open boards at once and takes effect immediately", async () => {
    const { night, requestId } = await place();
    const listening = await Listener.open(callers.coDj, `${night.djUrl}/live`);
    const id = await memberNamed(night, "coDj");
    const path = `${night.djUrl}/members/${id}`;
    expect((await night.dj.patch(path, { role: "moderator" })).status).toBe(204);
    await listening.until(() => listening.isEnded);
    const pinned = await callers.coDj.patch(`/api/dj/requests/${requestId}`, { pinned: true });
    expect(pinned.status).toBe(403);
  });

  test("a member leaves an event without removing anybody else", async () => {
    const { night, memberId } = await place();
    expect((await extra.delete(`${night.djUrl}/members/${memberId}`)).status).toBe(204);
    expect((await extra.get(night.djUrl)).status).toBe(404);
    expect((await callers.moderator.get(night.djUrl)).status).toBe(200);
  });

  test("an invitation shows each visitor what it means to them", async () => {
    const night = await openNight({}, callers.owner);
    const made = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "moderator",
    });
    const { token } = made.body;
    const [owner, joined, other] = [
      { id: await accountOf(callers.owner), name: "owner", email: "" },
      { id: await accountOf(extra), name: "extra", email: "" },
      { id: await accountOf(callers.stranger), name: "stranger", email: "" },
    ];
    const state = async (dj?: Dj) => (await openInvitation(dj, token))?.state;
    expect(await openInvitation(undefined, token)).toMatchObject({
      state: "open",
      role: "moderator",
      name: "Lena & Omar",
      inviter: "owner",
    });
    expect(await state(owner)).toBe("own");
    expect((await callers.owner.post("/api/dj/invitations", { token })).status).toBe(409);
    expect((await extra.post("/api/dj/invitations", { token })).status).toBe(200);
    expect(await state(joined)).toBe("member");
    expect(await state(other)).toBe("used");
    expect(await state()).toBe("used");
    const list = await night.dj.get<{ invitations: [] }>(`${night.djUrl}/invitations`);
    expect(list.body.invitations).toEqual([]);
  });

  test("an invitation links to the site's public address, whatever address its owner uses", async () => {
    const night = await openNight({}, callers.owner);
    type Made = { token: string; link: string };
    const path = `${night.djUrl}/invitations`;
    const make = async () => (await night.dj.post<Made>(path, { role: "co_dj" })).body;
    const { APP_URL } = env();
    env().APP_URL = "http://requests.example.org/";
    const { token, link } = await make().finally(() => Object.assign(env(), { APP_URL }));
    expect(link).toBe(`http://requests.example.org/DJPortal/invitation?token=${token}`);
  });

  test("an expired invitation says so and gives nobody access", async () => {
    const night = await openNight({}, callers.owner);
    const made = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    const { token } = made.body;
    const week = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 8 * 24 * 3600_000);
    const opened = await openInvitation(undefined, token);
    week.mockRestore();
    expect(opened?.state).toBe("expired");
  });

  test("a declined invitation is gone, for its owner too", async () => {
    const night = await openNight({}, callers.owner);
    const made = await night.dj.post<{ token: string }>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    const body = { token: made.body.token };
    expect((await extra.send("DELETE", "/api/dj/invitations", { body })).status).toBe(204);
    expect((await callers.stranger.post("/api/dj/invitations", body)).status).toBe(404);
    expect(await openInvitation(undefined, body.token)).toBeUndefined();
    const list = await night.dj.get<{ invitations: [] }>(`${night.djUrl}/invitations`);
    expect(list.body.invitations).toEqual([]);
  });

  test("an invitation works once, and not after it is withdrawn", async () => {
    const night = await openNight({}, callers.owner);
    const first = await night.dj.post<{ token: string; invitation: { id: string } }>(
      `${night.djUrl}/invitations`,
      { role: "moderator" },
    );
    const { token } = first.body;
    expect((await callers.stranger.post("/api/dj/invitations", { token })).status).toBe(200);
    expect((await extra.post("/api/dj/invitations", { token })).status).toBe(404);
    const second = await night.dj.post<typeof first.body>(`${night.djUrl}/invitations`, {
      role: "co_dj",
    });
    await night.dj.delete(`${night.djUrl}/invitations/${second.body.invitation.id}`);
    const late = await extra.post("/api/dj/invitations", { token: second.body.token });
    expect(late.status).toBe(404);
  });

  test("an event is in the list of everybody it is shared with, with their role", async () => {
    const { night } = await place();
    type List = { events: { id: string; role: string }[] };
    const roleOf = async (dj: Caller) => {
      const { body } = await dj.get<List>("/api/dj/events");
      return body.events.find(({ id }) => id === night.id)?.role;
    };
    expect(await roleOf(callers.owner)).toBe("owner");
    expect(await roleOf(callers.coDj)).toBe("co_dj");
    expect(await roleOf(callers.moderator)).toBe("moderator");
  });
});
