import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { storage, write } from "@/lib/db/client";
import { eraseOldWords } from "@/lib/party/requests/erase";
import { env } from "@/lib/process/env";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { setClock } from "@/lib/testing/clock";
import { allowConsole } from "@/lib/testing/console";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import { PushPhone, PushService, verifiedVapid } from "@/lib/testing/push-service";
import { deliverDue } from "./deliver";
import { startTeller, stopTeller, tell } from "./teller";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onBothEngines((_, opened) => {
  let dj: Caller;
  let service: PushService;
  let night: Night;
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  beforeEach(async () => {
    service = await new PushService().start();
    night = await openNight({}, dj);
  });
  afterEach(async () => {
    jest.useRealTimers();
    // Whoever has subscribed is looked at soon after.
    stopTeller();
    await service.stop();
  });

  /** A guest who has asked for a song and wants to be told. */
  async function askedAndTold(title = `Song ${Math.random()}`, language?: string) {
    const { guest, id } = await night.asked({ title, name: "Nadia" });
    return { guest, id, phone: await subscribed(guest, language) };
  }

  async function subscribed(guest: Caller, language = "en") {
    const phone = new PushPhone(service);
    const headers = { "accept-language": language };
    const { status } = await guest.send("PUT", `${night.url}/subscription`, {
      body: phone.subscription,
      headers,
    });
    expect(status).toBe(204);
    return phone;
  }

  /** Somebody else's song plays. */
  async function playing() {
    const { id } = await night.asked();
    await night.step(id, ...stepsTo.playing);
    return id;
  }

  const toNext = { status: "accepted" };
  const pushes = async () => (await storage()).reader.selectFrom("pushes").selectAll().execute();

  test("a guest is told once that their song is next and once that it plays, and nobody else is", async () => {
    await playing();
    const { id, phone } = await askedAndTold("Dancing Queen");
    const { phone: other } = await askedAndTold();
    await night.step(id, toNext);
    await tell(night.id);
    await tell(night.id);
    const { requests } = (await night.djList("filter=queue")).body;
    const toldWhileNext = requests.flatMap((one) => (one.toldAt ? one.id : []));
    await night.step(id, { status: "playing" });
    await tell(night.id);
    await tell(night.id);
    expect(
      phone.messages.map(({ notification }) => [notification.title, notification.body]),
    ).toEqual([
      ["You’re next", "“Dancing Queen” is up next."],
      ["It’s your song", "“Dancing Queen” is playing now."],
    ]);
    const [first, second] = phone.messages;
    expect(first?.web_push).toBe(8030);
    expect(first?.notification).toMatchObject({
      lang: "en",
      dir: "ltr",
      navigate: `http://localhost/requests?event=${night.code}`,
      app_badge: "1",
    });
    // The second replaces the first, on the phone as at the service.
    expect(second?.notification.tag).toBe(first?.notification.tag);
    expect(JSON.stringify(phone.messages)).not.toContain("Nadia");
    expect(toldWhileNext).toEqual([id]);
    expect(other.arrived).toEqual([]);
  });

  test("nothing is next before anything plays, and a vote is no request", async () => {
    const { id, phone } = await askedAndTold();
    await night.step(id, toNext);
    const voter = new Caller();
    await voter.post(`${night.url}/requests/${id}/backing`);
    const voted = await subscribed(voter);
    await tell(night.id);
    expect(phone.arrived).toEqual([]);
    await playing();
    await tell(night.id);
    expect(phone.arrived).toHaveLength(1);
    expect(voted.arrived).toEqual([]);
  });

  test("the service gets an encrypted body, the short time to live, a topic, and a valid token", async () => {
    await playing();
    const { guest, id, phone } = await askedAndTold("Blue Monday");
    await night.step(id, toNext);
    await tell(night.id);
    const [push] = phone.arrived;
    expect(push?.body.includes("Blue Monday")).toBe(false);
    const { authorization, ttl, topic, urgency, ...headers } = push?.headers ?? {};
    expect(headers["content-encoding"]).toBe("aes128gcm");
    expect(Number(ttl)).toBeGreaterThan(590);
    expect(Number(ttl)).toBeLessThanOrEqual(600);
    expect(topic).toMatch(/^[\w-]{32}$/);
    expect(urgency).toBe("high");
    const { isValid, key, head, claims } = verifiedVapid(authorization);
    expect(isValid).toBe(true);
    expect(head).toEqual({ typ: "JWT", alg: "ES256" });
    expect(claims).toMatchObject({ aud: service.origin, sub: "http://localhost" });
    expect(claims.exp * 1000).toBeLessThan(Date.now() + DAY);
    const { body } = await guest.get(`${night.url}/subscription`);
    expect(body).toEqual({ key, subscribed: true });
  });

  test("a decline is told with its reason, in the guest's language, once it is certain", async () => {
    const french = await askedAndTold("Paint It Black", "fr");
    const arabic = await askedAndTold("Nour", "ar");
    const mistaken = await askedAndTold();
    const decline = { status: "declined", declineReason: "wrong_moment" };
    for (const { id } of [french, arabic, mistaken]) await night.step(id, decline);
    await night.step(mistaken.id, { status: "pending" });
    await tell(night.id);
    expect(service.arrived).toEqual([]);
    await tell(night.id, Date.now() + 10_000);
    expect(french.phone.messages.map((told) => told.notification)).toEqual([
      expect.objectContaining({
        title: "Refusée\u00a0: Paint It Black",
        body: "Pas le bon moment, peut-être plus tard",
        lang: "fr",
      }),
    ]);
    expect(arabic.phone.messages[0]?.notification).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(mistaken.phone.arrived).toEqual([]);
  });

  test.each([404, 410])(
    "a phone that the service does not know (%i) is forgotten",
    async (status) => {
      await playing();
      const { guest, id, phone } = await askedAndTold();
      service.answering = PushService.with(status);
      await night.step(id, toNext);
      await tell(night.id);
      const { body } = await guest.get(`${night.url}/subscription`);
      expect(body).toMatchObject({ subscribed: false });
      await night.step(id, { status: "playing" });
      await tell(night.id);
      expect(phone.arrived).toHaveLength(1);
    },
  );

  test.each([400, 413, 302])(
    "an answer that will stay the same (%i) is not asked for again",
    async (status) => {
      const elsewhere = await new PushService().start();
      env().PUSH_SERVICES = [service.origin];
      await playing();
      const { guest, id, phone } = await askedAndTold();
      service.answering = PushService.with(status, { location: `${elsewhere.origin}/inside` });
      await night.step(id, toNext);
      await tell(night.id);
      await later(5 * MINUTE);
      expect(phone.arrived).toHaveLength(1);
      expect(elsewhere.arrived).toEqual([]);
      const { body } = await guest.get(`${night.url}/subscription`);
      expect(body).toMatchObject({ subscribed: true });
      await elsewhere.stop();
    },
  );

  test("a service that asks for a pause gets the message after it", async () => {
    await playing();
    const { id, phone } = await askedAndTold();
    service.answering = PushService.with(429, { "retry-after": "120" });
    await night.step(id, toNext);
    await tell(night.id);
    await later(MINUTE);
    expect(phone.arrived).toHaveLength(1);
    service.answering = PushService.with(201);
    await later(2 * MINUTE + 1000);
    expect(phone.arrived).toHaveLength(2);
    expect(Number(phone.arrived[1]?.headers.ttl)).toBeLessThanOrEqual(480);
    await later(9 * MINUTE);
    expect(phone.arrived).toHaveLength(2);
  });

  test("a message that a broken service never took is given up when it would come too late", async () => {
    await playing();
    const { id, phone } = await askedAndTold();
    service.answering = PushService.with(503);
    await night.step(id, toNext);
    await tell(night.id);
    await later(10_000);
    expect(phone.arrived).toHaveLength(2);
    service.answering = PushService.with(201);
    await later(11 * MINUTE);
    expect(phone.arrived).toHaveLength(2);
    expect((await pushes()).filter(({ dueAt }) => dueAt)).toEqual([]);
  });

  test("a service that says nothing is left after five seconds, and holds no other phone up", async () => {
    await playing();
    const { id, phone } = await askedAndTold("Africa");
    const other = await night.asked({ title: "Africa" });
    const quick = await subscribed(other.guest);
    service.answering = (response, path) => {
      if (path !== phone.path) response.writeHead(201).end();
    };
    await night.step(id, toNext);
    const { timeout } = AbortSignal;
    const patience = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(1000));
    const startedAt = Date.now();
    await tell(night.id);
    expect(quick.arrived[0]?.at ?? 0).toBeLessThan(startedAt + 1000);
    await later(30_000);
    expect(phone.arrived).toHaveLength(2);
    expect(patience).toHaveBeenCalledWith(5000);
    patience.mockRestore();
  }, 30_000);

  test("a message that cannot be put into words is tried again, and holds no other phone up", async () => {
    const logged = allowConsole(/Cannot find module/);
    await playing();
    const { id, phone } = await askedAndTold("Africa", "fr");
    const other = await night.asked({ title: "Africa" });
    const told = await subscribed(other.guest);
    await night.step(id, toNext);
    const speaking = (from: string, to: string) =>
      write((tx) =>
        tx
          .updateTable("subscriptions")
          .set({ language: to as never })
          .where("language", "=", from as never)
          .execute(),
      );
    await speaking("fr", "xx");
    await tell(night.id);
    expect([phone, told].map(({ arrived }) => arrived.length)).toEqual([0, 1]);
    expect(logged).toHaveLength(1);
    await speaking("xx", "fr");
    await later(30_000);
    expect([phone, told].map(({ arrived }) => arrived.length)).toEqual([1, 1]);
  });

  test("of two processes that hear of the same song, one tells each guest", async () => {
    await playing();
    const { id } = await askedAndTold("Africa");
    for (let i = 0; i < 20; i += 1) {
      const { guest } = await night.asked({ title: "Africa" });
      await subscribed(guest);
    }
    await night.step(id, toNext);
    const run = await Promise.all([startProcess(service), startProcess(service)]);
    const results = await Promise.all([
      ...run.map((start) => start(opened().url, night.id)),
      tell(night.id),
    ]);
    expect(results.slice(0, 2)).toEqual(["told", "told"]);
    expect(service.arrived).toHaveLength(21);
    expect(new Set(service.arrived.map(({ path }) => path)).size).toBe(21);
  }, 60_000);

  test("a step of a DJ does not wait for the push service, which hears of it by itself", async () => {
    await startTeller();
    await playing();
    const { id, phone } = await askedAndTold();
    service.answering = PushService.silent;
    const startedAt = Date.now();
    await night.step(id, toNext);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    while (phone.arrived.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await night.step(id, { status: "playing" });
    stopTeller();
    await service.stop();
    service = await new PushService().start();
    await deliverDue();
  }, 30_000);

  test("who stops is told nothing more, on none of their phones", async () => {
    await playing();
    const { guest, id, phone } = await askedAndTold();
    const second = await subscribed(guest);
    expect((await guest.delete(`${night.url}/subscription`)).status).toBe(204);
    await night.step(id, toNext);
    await tell(night.id);
    expect([...phone.arrived, ...second.arrived]).toEqual([]);
  });

  test("phones are forgotten with the guest's words, by the DJ at once and by time", async () => {
    const { guest, phone } = await askedAndTold();
    const { body: list } = await night.djList();
    const key = list.requests[0]?.people[0]?.guest;
    expect((await dj.delete(`${night.djUrl}/guests/${key}`)).status).toBeLessThan(300);
    const own = async (caller: Caller) =>
      (await caller.get<{ subscribed: boolean }>(`${night.url}/subscription`)).body.subscribed;
    expect(await own(guest)).toBe(false);

    const { guest: later } = await askedAndTold();
    await night.set({ status: "closed" });
    await eraseOldWords(Date.now() + 31 * DAY);
    expect(await own(later)).toBe(false);
    const { status } = await later.send("PUT", `${night.url}/subscription`, {
      body: phone.subscription,
    });
    expect(status).toBe(404);
  });

  test("a stranger is told nothing of anybody's request, and reads nobody's subscription", async () => {
    await playing();
    const { id, phone } = await askedAndTold();
    const stranger = new Caller();
    const theirs = await subscribed(stranger);
    const { body } = await new Caller().get(`${night.url}/subscription`);
    expect(body).toEqual({ key: expect.any(String), subscribed: false });
    await new Caller().delete(`${night.url}/subscription`);
    await night.step(id, toNext);
    await tell(night.id);
    expect(phone.arrived).toHaveLength(1);
    expect(theirs.arrived).toEqual([]);
  });

  test("an endpoint that belongs to no known push service is refused, and never called", async () => {
    const { guest } = await night.asked();
    const { keys } = new PushPhone(service).subscription;
    const { port } = new URL(service.origin);
    for (const endpoint of [
      "https://127.0.0.1/send",
      `http://localhost:${port}/send`,
      "http://10.0.0.1/send",
      "http://169.254.169.254/latest/meta-data",
      "https://[::1]/send",
      `http://127.0.0.1:${port}@10.0.0.1/`,
      `http://me@127.0.0.1:${port}/send`,
      `http://127.0.0.1:${port}.example.org/send`,
      "https://fcm.googleapis.com/send",
      "file:///etc/passwd",
      "nothing",
    ]) {
      const { status } = await guest.send("PUT", `${night.url}/subscription`, {
        body: { endpoint, keys },
      });
      expect([endpoint, status]).toEqual([endpoint, 400]);
    }
    const noPoint = { p256dh: "A".repeat(87), auth: keys.auth };
    const { status } = await guest.send("PUT", `${night.url}/subscription`, {
      body: { endpoint: `${service.origin}/send`, keys: noPoint },
    });
    expect(status).toBe(400);
    expect(service.arrived).toEqual([]);
  });

  /** Moves the clock on, and sends what is due then. */
  async function later(ms: number) {
    setClock(Date.now() + ms);
    await deliverDue();
  }
});

async function startProcess({ origin }: PushService) {
  const child = fork(join(__dirname, "../../testing/tell-guests.mjs"), {
    execArgv: [],
    env: { ...process.env, PUSH_SERVICES: origin },
  });
  await once(child, "message");
  return async (url: string, eventId: string): Promise<unknown> => {
    const answer = once(child, "message");
    child.send({ url, eventId });
    const [result] = await answer;
    await once(child, "exit");
    return result;
  };
}
