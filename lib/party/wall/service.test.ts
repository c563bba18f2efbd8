import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Failure, type Night, openNight } from "@/lib/testing/night";
import {
  MOST_OF_ADDRESS,
  MOST_WALLS,
  PAIRING_MS,
  SEEN_EVERY_MS,
  UNASKED_MS,
  WAITING_SEEN_EVERY_MS,
} from "./rules";
import type { OwnWall, Wall } from "./schema";

afterEach(() => jest.restoreAllMocks());

function later(ms: number) {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + ms);
}

/** A screen that has just been switched on, and what it shows. */
async function newScreen(screen = new Caller()) {
  const { status, body } = await screen.post<OwnWall & Failure>("/api/wall");
  return { screen, status, code: body.pairing?.code ?? "" };
}

async function shows(screen: Caller) {
  const { event, pairing } = (await screen.get<OwnWall>("/api/wall")).body;
  return event ?? (pairing ? "a code" : "nothing");
}

function connect({ dj, djUrl }: Night, code: string, name = "") {
  return dj.post<{ wall: Wall } & Failure>(`${djUrl}/walls`, { code, name });
}

async function wallsOf({ dj, djUrl }: Night) {
  return (await dj.get<{ walls: Wall[] }>(`${djUrl}/walls`)).body.walls;
}

onBothEngines(() => {
  test("a DJ connects a screen by the code on it, and disconnects it", async () => {
    const night = await openNight();
    const { screen, code } = await newScreen();
    expect(await shows(screen)).toBe("a code");
    const spaced = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `;
    const { status, body } = await connect(night, spaced, "Bar");
    expect([status, body.wall.name]).toEqual([201, "Bar"]);
    expect(await shows(screen)).toBe(night.code);
    expect(await wallsOf(night)).toEqual([body.wall]);

    expect((await night.dj.delete(`${night.djUrl}/walls/${body.wall.id}`)).status).toBe(204);
    expect(await shows(screen)).toBe("nothing");
    expect(await wallsOf(night)).toEqual([]);
    const again = await newScreen(screen);
    expect(again.code).not.toBe(code);
  });

  test("a screen that is switched off and on shows the same code, and then the same event", async () => {
    const night = await openNight();
    const { screen, code } = await newScreen();
    expect((await newScreen(screen)).code).toBe(code);
    await connect(night, code);
    const { body } = await screen.post<OwnWall>("/api/wall");
    expect(body).toEqual({ event: night.code, pairing: null });
  });

  test("a code works once, for one of two DJs, and not for the event code that it resembles", async () => {
    const [night, other] = [await openNight(), await openNight()];
    const { screen, code } = await newScreen();
    const answers = await Promise.all([connect(night, code), connect(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { status, body } = await connect(other, night.code);
    expect([status, body.error.fields]).toEqual([400, { code: ["invalid"] }]);
    const winner = answers[0].status === 201 ? night : other;
    expect(await shows(screen)).toBe(winner.code);
  });

  test("a code expires, and the screen gets another", async () => {
    const night = await openNight();
    const { screen, code } = await newScreen();
    later(PAIRING_MS);
    expect((await connect(night, code)).status).toBe(400);
    expect(await shows(screen)).toBe("nothing");
    expect((await newScreen(screen)).code).not.toBe(code);
  });

  test("a DJ who guesses codes is slowed down, and the owner of the screen is not", async () => {
    const night = await openNight();
    const { screen, code } = await newScreen();
    const guesser = await openNight({}, await signedUpDj("Guesser"));
    // A slow machine must not wait the pauses out.
    later(0);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => connect(guesser, `AAAAA${"ABCDEFGHJKMN"[index]}`)),
    );
    const slowed = guesses.filter(({ status }) => status === 429);
    expect(slowed.length).toBeGreaterThanOrEqual(7);
    expect(slowed[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await connect(guesser, code)).status).toBe(429);
    expect((await connect(night, code)).status).toBe(201);
    expect(await shows(screen)).toBe(night.code);
  });

  test("one address cannot fill the server with codes, and others still get theirs", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const ask = () => new Caller().send<Failure>("POST", "/api/wall", { headers });
    for (let count = 0; count < MOST_OF_ADDRESS; count += 1) {
      expect((await ask()).status).toBe(200);
    }
    const { status, body } = await ask();
    expect([status, body.error.code]).toEqual([429, "too_fast"]);
    expect((await newScreen()).status).toBe(200);
    later(UNASKED_MS);
    expect((await ask()).status).toBe(200);
  });

  test("one address gets no more codes by asking for them all at once", async () => {
    const headers = { "x-forwarded-for": "203.0.113.11" };
    const ask = () => new Caller().send("POST", "/api/wall", { headers });
    const answers = await Promise.all(Array.from({ length: MOST_OF_ADDRESS + 10 }, ask));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_OF_ADDRESS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test("a screen that asks keeps its code while codes that nobody asks about make room", async () => {
    const night = await openNight();
    const headers = { "x-forwarded-for": "203.0.113.10" };
    const ask = (screen = new Caller()) => screen.send<OwnWall>("POST", "/api/wall", { headers });
    const screen = new Caller();
    const { body } = await ask(screen);
    for (let count = 1; count < MOST_OF_ADDRESS; count += 1) await ask();
    later(WAITING_SEEN_EVERY_MS);
    await shows(screen);
    later(UNASKED_MS - WAITING_SEEN_EVERY_MS);
    expect((await ask()).status).toBe(200);
    expect(await shows(screen)).toBe("a code");
    expect((await connect(night, body.pairing?.code ?? "")).status).toBe(201);
  });

  test("an event keeps the screens that are there, and lets go of the one away for longest", async () => {
    const night = await openNight();
    const screens: Caller[] = [];
    for (let count = 0; count < MOST_WALLS; count += 1) {
      const { screen, code } = await newScreen();
      await connect(night, code, `${count}`);
      screens.push(screen);
    }
    later(SEEN_EVERY_MS);
    for (const [index, screen] of screens.entries()) if (index !== 7) await shows(screen);
    const { code } = await newScreen();
    expect((await connect(night, code, "new")).status).toBe(201);
    const names = (await wallsOf(night)).map(({ name }) => name);
    expect(names).toHaveLength(MOST_WALLS);
    expect(names).toContain("new");
    expect(names).not.toContain("7");
  });

  test("a deleted event leaves its screens with a new code", async () => {
    const night = await openNight();
    const { screen, code } = await newScreen();
    await connect(night, code);
    await night.dj.delete(night.djUrl);
    expect(await shows(screen)).toBe("nothing");
    expect((await newScreen(screen)).code).toMatch(/^\w{6}$/);
  });

  test("a cookie that somebody made up is no screen", async () => {
    const screen = new Caller();
    screen.cookies.set("wall", "made-up");
    expect(await shows(screen)).toBe("nothing");
  });
});
