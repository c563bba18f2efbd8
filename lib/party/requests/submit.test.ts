import { randomUUID } from "node:crypto";
import { Caller, type Reply, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { everything, type Failure, type Night, openNight, stepsTo } from "@/lib/testing/night";
import type { BackersPage } from "./list-schema";

function times<T>(count: number, make: (index: number) => T) {
  return Array.from({ length: count }, (_, index) => make(index));
}

function codes(replies: Reply<Failure>[]) {
  return replies.map(({ status, body }) => body.error?.code ?? status);
}

onBothEngines(() => {
  let dj: Caller;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("64 guests who submit the same song at the same moment share one request", async () => {
    const night = await openNight({}, dj);
    const spellings = ["Hey Ya!", "hey ya", "HEY YA (Radio Edit)", "Hey Yá - Remastered 2011"];
    const replies = await Promise.all(
      times(64, (index) => night.ask(new Caller(), { title: spellings[index % 4] ?? "" })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(63);
    const { body } = await night.djList("filter=all");
    expect(body.total).toBe(1);
    expect(body.requests[0]?.backers).toBe(64);
    expect(body.requests[0]?.people).toHaveLength(10);
  });

  test("a guest who submits 20 requests at once with a limit of 3 gets exactly 3", async () => {
    const night = await openNight({ waitingLimit: 3 }, dj);
    const guest = new Caller();
    await night.list(guest);
    const replies = await Promise.all(times(20, () => night.ask(guest)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(codes(replies).filter((code) => code === "limit_reached")).toHaveLength(17);
    expect((await night.djList()).body.counts.pending).toBe(3);
  });

  test("the same id sent 10 times at once creates one request with equal answers", async () => {
    const night = await openNight({ pauseSeconds: 20, waitingLimit: 1 }, dj);
    const guest = new Caller();
    await night.list(guest);
    const song = { id: randomUUID(), title: "Once", name: "Ann", message: "for us" };
    const replies = await Promise.all(times(10, () => night.ask(guest, song)));
    expect(replies.map(({ status }) => status)).toEqual(times(10, () => 201));
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect((await night.djList()).body.total).toBe(1);
  });

  test("a repeated id that joined a request answers again that it joined", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked({ title: "Zombie" });
    const guest = new Caller();
    const song = { id: randomUUID(), title: "zombie" };
    const replies = [await night.ask(guest, song), await night.ask(guest, song)];
    for (const { status, body } of replies) {
      expect([status, body.merged, body.request.id]).toEqual([200, true, id]);
    }
    expect(replies[1]?.body.request.backers).toBe(2);
  });

  test("an id used at another event is refused", async () => {
    const [night, other] = [await openNight({}, dj), await openNight({}, dj)];
    const { id } = await night.asked();
    expect(codes([await other.ask(new Caller(), { id })])).toEqual(["conflict"]);
  });

  test("the same id sent to two events at once is accepted by one of them", async () => {
    const [night, other] = [await openNight({}, dj), await openNight({}, dj)];
    const guest = new Caller();
    await night.list(guest);
    for (let round = 0; round < 5; round += 1) {
      const song = { id: randomUUID(), title: `Round ${round}` };
      const replies = await Promise.all([night.ask(guest, song), other.ask(guest, song)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  test("the id of a split request is not accepted for a new request", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked({ title: "Zombie" });
    await night.asked({ title: "Zombie" });
    const [request] = (await night.djList()).body.requests;
    const split = await dj.post<{ requests: { id: string }[] }>(`/api/dj/requests/${id}/split`, {
      backerId: request?.people[1]?.id,
      title: "Other",
    });
    const apart = split.body.requests.find((request) => request.id !== id)?.id ?? "";
    const before = await everything();
    const reply = await night.ask(new Caller(), { id: apart });
    expect(codes([reply])).toEqual(["invalid_input"]);
    expect(await everything()).toEqual(before);
  });

  test("a second request within the pause is refused until Retry-After has passed", async () => {
    const night = await openNight({ pauseSeconds: 20 }, dj);
    const guest = new Caller();
    await night.ask(guest);
    const soon = await night.ask(guest);
    expect(codes([soon])).toEqual(["too_fast"]);
    const seconds = Number(soon.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(18);
    expect(seconds).toBeLessThanOrEqual(20);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + seconds * 1000);
    expect((await night.ask(guest)).status).toBe(201);
  });

  test("what is refused anyway is refused at once, not after the pause", async () => {
    const night = await openNight({ pauseSeconds: 20, waitingLimit: 1 }, dj);
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, ...stepsTo.played);
    const guest = new Caller();
    await night.ask(guest);
    expect(codes([await night.ask(guest)])).toEqual(["limit_reached"]);
    expect(codes([await night.ask(guest, { title: "Zombie" })])).toEqual(["already_played"]);
  });

  test("a clock that is set back by an hour keeps nobody waiting, but for the pause", async () => {
    const night = await openNight({ pauseSeconds: 20 }, dj);
    const guest = new Caller();
    await night.ask(guest);
    const now = Date.now() - 60 * 60 * 1000;
    jest.spyOn(Date, "now").mockReturnValue(now);
    expect((await night.ask(guest)).status).toBe(201);
    jest.spyOn(Date, "now").mockReturnValue(now + 5000);
    const soon = await night.ask(guest);
    expect([...codes([soon]), soon.headers.get("retry-after")]).toEqual(["too_fast", "15"]);
  });

  test("a slot becomes free when the DJ handles a request", async () => {
    const night = await openNight({ waitingLimit: 1 }, dj);
    const guest = new Caller();
    const first = await night.ask(guest);
    const refused = await night.ask(guest);
    expect(codes([refused])).toEqual(["limit_reached"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await night.step(first.body.request.id, { status: "accepted" });
    expect((await night.ask(guest)).status).toBe(201);
  });

  test("joining another guest's request uses no slot", async () => {
    const night = await openNight({ waitingLimit: 1 }, dj);
    await night.asked({ title: "Zombie" });
    const guest = new Caller();
    await night.ask(guest);
    expect((await night.ask(guest, { title: "Zombie" })).status).toBe(200);
  });

  test.each([
    ["draft", "requests_closed"],
    ["paused", "requests_paused"],
    ["closed", "requests_closed"],
  ])("a %s event accepts no requests and stores nothing", async (status, code) => {
    const night = await openNight({}, dj);
    await night.set({ status });
    const before = await everything();
    expect(codes([await night.ask(new Caller())])).toEqual([code]);
    expect(await everything()).toEqual(before);
  });

  test("an event accepts requests from its opening to its closing time", async () => {
    const night = await openNight({}, dj);
    const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
    await night.set({ opensAt: hour(1) });
    expect(codes([await night.ask(new Caller())])).toEqual(["requests_closed"]);
    await night.set({ opensAt: hour(-2), closesAt: hour(-1) });
    expect(codes([await night.ask(new Caller())])).toEqual(["requests_closed"]);
    await night.set({ closesAt: hour(1) });
    expect((await night.ask(new Caller())).status).toBe(201);
  });

  test("opening by hand wins over an opening time to come, and the closing time still holds", async () => {
    const night = await openNight({}, dj);
    const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
    const closesAt = hour(2);
    await night.set({ status: "open", opensAt: hour(1), closesAt });
    expect(codes([await night.ask(new Caller())])).toEqual(["requests_closed"]);
    const { body } = await night.set({ status: "open" });
    expect(Date.parse(body.event.opensAt ?? "")).toBeLessThanOrEqual(Date.now());
    expect(body.event.closesAt).toBe(closesAt);
    expect((await night.ask(new Caller())).status).toBe(201);
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(closesAt));
    expect(codes([await night.ask(new Caller())])).toEqual(["requests_closed"]);
  });

  test("opening by hand wins over a closing time of the past, closing by hand over one to come", async () => {
    const night = await openNight({}, dj);
    const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
    await night.set({ opensAt: hour(-2), closesAt: hour(-1) });
    const { body } = await night.set({ status: "open" });
    expect(body.event.closesAt).toBeNull();
    expect((await night.ask(new Caller())).status).toBe(201);
    await night.set({ closesAt: hour(1) });
    await night.set({ status: "closed" });
    expect(codes([await night.ask(new Caller())])).toEqual(["requests_closed"]);
  });

  test("a repeated id gets the same answer while the event is paused", async () => {
    const night = await openNight({}, dj);
    const guest = new Caller();
    const song = { id: randomUUID(), title: "Kept" };
    await night.ask(guest, song);
    await night.set({ status: "paused" });
    expect((await night.ask(guest, song)).status).toBe(201);
  });

  test("a played song cannot be requested again until the guard ends", async () => {
    const night = await openNight({ playedGuardMinutes: 30 }, dj);
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, ...stepsTo.played);
    const now = Date.now();
    const askAfter = (minutes: number) => {
      jest.spyOn(Date, "now").mockReturnValue(now + minutes * 60_000);
      return night.ask(new Caller(), { title: "Zombie" });
    };
    expect(codes([await askAfter(0), await askAfter(29)])).toEqual(Array(2).fill("already_played"));
    expect((await askAfter(30)).status).toBe(201);
  });

  test("a guard of no minutes lets a song be requested again at once, the usual one never", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked({ title: "Zombie" });
    await night.step(id, ...stepsTo.played);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 24 * 60 * 60_000);
    expect(codes([await night.ask(new Caller(), { title: "Zombie" })])).toEqual(["already_played"]);
    jest.spyOn(Date, "now").mockReturnValue(now);
    await night.set({ settings: { playedGuardMinutes: 0 } });
    expect((await night.ask(new Caller(), { title: "Zombie" })).status).toBe(201);
  });

  test("a title that is marked explicit is refused where the event forbids it, and stores nothing", async () => {
    const night = await openNight({ explicit: false }, dj);
    const { id } = await night.asked({ title: "Zombie" });
    const before = await everything();
    const refused = await night.ask(new Caller(), { title: "Zombie (Explicit)" });
    expect([refused.status, ...codes([refused])]).toEqual([403, "explicit"]);
    expect(await everything()).toEqual(before);
    await night.set({ settings: { explicit: true } });
    const { body } = await night.ask(new Caller(), { title: "Zombie (Explicit)" });
    expect([body.merged, body.request.id]).toEqual([true, id]);
  });

  test("free text is refused if the event accepts library songs only", async () => {
    const night = await openNight({ songs: "library" }, dj);
    expect(codes([await night.ask(new Caller())])).toEqual(["not_in_library"]);
  });

  test("with messages off, a request is stored without its message", async () => {
    const night = await openNight({ messages: false }, dj);
    await night.asked({ name: "Ann", message: "hello" });
    const [request] = (await night.djList()).body.requests;
    expect(request?.people[0]).toMatchObject({ name: "Ann", message: null });
  });

  test("with votes off, nobody can back a request, but the same song still joins it", async () => {
    const night = await openNight({ votes: false }, dj);
    const { id } = await night.asked({ title: "Zombie" });
    const guest = new Caller();
    expect(codes([await back(night, guest, id)])).toEqual(["forbidden"]);
    expect((await night.ask(guest, { title: "Zombie" })).status).toBe(200);
  });

  test("backing twice counts once, and so does removing the vote twice", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked();
    const guest = new Caller();
    await night.list(guest);
    for (const _ of [1, 2]) expect((await back(night, guest, id)).body.request.backers).toBe(2);
    for (const _ of [1, 2]) {
      const { body } = await takeBack(night, guest, id);
      expect([body.request.backers, body.request.mine]).toEqual([1, false]);
    }
  });

  test("backers are counted correctly when 32 join and half of them leave at once", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked();
    const guests = times(32, () => new Caller());
    await Promise.all(guests.map((guest) => back(night, guest, id)));
    await Promise.all(guests.slice(16).map((guest) => takeBack(night, guest, id)));
    const [request] = (await night.djList()).body.requests;
    const people = await dj.get<BackersPage>(`/api/dj/requests/${id}/backers`);
    expect([request?.backers, people.body.people.length]).toEqual([17, 17]);
  });

  test("a pending request whose last backer leaves is withdrawn and leaves all lists", async () => {
    const night = await openNight({}, dj);
    const { id, guest } = await night.asked();
    expect((await takeBack(night, guest, id)).body.request.status).toBe("withdrawn");
    expect((await night.djList("filter=all")).body).toMatchObject({ total: 0, requests: [] });
    expect((await night.list(guest, "filter=mine")).body).toMatchObject({ total: 0, requests: [] });
    expect(codes([await back(night, new Caller(), id)])).toEqual(["conflict"]);
  });

  test("a pending request with another backer stays when its first guest leaves", async () => {
    const night = await openNight({ waitingLimit: 1 }, dj);
    const { id, guest } = await night.asked();
    await back(night, new Caller(), id);
    const { body } = await takeBack(night, guest, id);
    expect(body.request).toMatchObject({ status: "pending", backers: 1, mine: false });
    expect((await night.ask(guest)).status).toBe(201);
  });

  test("an accepted request stays when all its backers leave", async () => {
    const night = await openNight({}, dj);
    const { id, guest } = await night.asked();
    await night.step(id, { status: "accepted" });
    expect((await takeBack(night, guest, id)).body.request).toMatchObject({
      status: "accepted",
      backers: 0,
    });
  });

  test.each(["played", "declined"] as const)("a %s request accepts no backers", async (end) => {
    const night = await openNight({}, dj);
    const { id, guest } = await night.asked();
    await night.step(id, ...stepsTo[end]);
    const before = await everything();
    expect(codes([await back(night, new Caller(), id)])).toEqual(["conflict"]);
    expect(codes([await takeBack(night, guest, id)])).toEqual(["conflict"]);
    expect(await everything()).toEqual(before);
  });

  test("a DJ submits on behalf of guests without any limits", async () => {
    const night = await openNight({ waitingLimit: 1, pauseSeconds: 600 }, dj);
    for (const title of ["A", "B", "B"]) {
      const body = { id: randomUUID(), title, name: "Table 4" };
      const { status } = await dj.post(`${night.djUrl}/requests`, body);
      expect(status).toBeLessThan(202);
    }
    const { body } = await night.djList();
    expect(body.requests.map(({ title, backers }) => [title, backers])).toEqual([
      ["B", 2],
      ["A", 1],
    ]);
  });

  test("submitting the same song again adds the missing name or message", async () => {
    const night = await openNight({}, dj);
    const { guest } = await night.asked({ title: "Zombie", name: "Ann" });
    await night.ask(guest, { title: "Zombie", message: "for mum" });
    await night.ask(guest, { title: "Zombie" });
    const [request] = (await night.djList()).body.requests;
    expect(request?.people).toMatchObject([{ name: "Ann", message: "for mum" }]);
    expect(request?.backers).toBe(1);
  });

  test("an event shows a guest what is playing and how many of their requests are pending", async () => {
    const night = await openNight({}, dj);
    const { id, guest } = await night.asked();
    await night.ask(guest);
    await night.step(id, ...stepsTo.playing);
    const { body } = await guest.get(night.url);
    expect(body).toMatchObject({ playing: { id }, waiting: 1, status: "open" });
  });
});

type Backed = { request: { backers: number; mine: boolean; status: string } } & Failure;

function back(night: Night, guest: Caller, id: string) {
  return guest.post<Backed>(`${night.url}/requests/${id}/backing`);
}

function takeBack(night: Night, guest: Caller, id: string) {
  return guest.delete<Backed>(`${night.url}/requests/${id}/backing`);
}
