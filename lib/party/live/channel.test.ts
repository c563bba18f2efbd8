import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openStorage, write } from "@/lib/db/client";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { costOf } from "@/lib/testing/cost";
import { onBothEngines } from "@/lib/testing/engines";
import { Listener } from "@/lib/testing/listen";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import { closeLive, openStream } from "./channel";
import { openStreams } from "./stream";

const openCount = () => openStreams.get().size;

function upTo(count: number, from = 1) {
  return Array.from({ length: count }, (_, index) => from + index);
}

onBothEngines((engine, opened) => {
  let dj: Caller;
  const open: Listener[] = [];
  beforeAll(async () => {
    dj = await signedUpDj();
  });
  afterEach(async () => {
    for (const listener of open.splice(0)) await listener.close();
  });

  async function listen(night: Night, query = "", headers?: Record<string, string>) {
    const listener = await Listener.open(new Caller(), `${night.url}/live${query}`, headers);
    open.push(listener);
    return listener;
  }

  async function djListen(night: Night, query = "") {
    const listener = await Listener.open(dj, `${night.djUrl}/live${query}`);
    open.push(listener);
    return listener;
  }

  /** The board of a DJ whom the event's owner has invited. */
  async function joined(night: Night, name: string) {
    const member = await signedUpDj(name);
    const invitation = { role: "co_dj" };
    const { body } = await dj.post<{ token: string }>(`${night.djUrl}/invitations`, invitation);
    await member.post("/api/dj/invitations", { token: body.token });
    const board = await Listener.open(member, `${night.djUrl}/live`);
    open.push(board);
    return board;
  }

  test("guests and DJs receive each status of a request live and in order", async () => {
    const night = await openNight({}, dj);
    const [guest, board] = [await listen(night), await djListen(night)];
    const { id } = await night.asked({ title: "Zombie", name: "Ann", message: "for us" });
    await night.step(id, ...stepsTo.played);
    await night.undo();
    for (const listener of [guest, board]) {
      await listener.until(() => listener.events.length === 5);
      expect(listener.ids).toEqual([1, 2, 3, 4, 5]);
      const verbs = listener.events.map(({ data }) => data.verb);
      expect(verbs).toEqual(["asked", "accepted", "playing", "played", "undone"]);
      expect(listener.events.at(-1)?.data).toMatchObject({
        requests: [{ id, status: "playing" }],
        counts: { playing: 1, played: 0 },
        from: { [id]: { status: "played" } },
      });
    }
    expect(board.raw).toContain("for us");
    expect(board.events.at(-1)?.data.undo).toMatchObject({ verb: "playing", title: "Zombie" });
  });

  test("a guest's stream contains no names and no messages", async () => {
    const night = await openNight({}, dj);
    const listener = await listen(night);
    const words = [`Name${randomUUID()}`, `Words${randomUUID()}`] as const;
    const { guest, id } = await night.asked({ name: words[0], message: words[1] });
    await night.step(id, { status: "declined", declineReason: "other", note: "Sorry" });
    await night.undo();
    await night.set({ venue: "Elsewhere" });
    const late = await listen(night, "?cursor=0");
    const guestId = guest.cookies.get("guest")?.split(".")[0] ?? "none";
    for (const each of [listener, late]) {
      await each.until(() => each.events.length === 4);
      for (const word of [...words, guestId, night.id, "guestId", "people", "ownerId", 'undo":']) {
        expect(each.raw).not.toContain(word);
      }
    }
  });

  test("a reconnecting page receives the changes it missed, by Last-Event-ID or cursor", async () => {
    const night = await openNight({}, dj);
    for (const _ of upTo(6)) await night.asked();
    const byHeader = await listen(night, "?cursor=1", { "last-event-id": "4" });
    const byCursor = await listen(night, "?cursor=2");
    const fresh = await listen(night);
    await night.asked();
    for (const [listener, from] of [
      [byHeader, 5],
      [byCursor, 3],
      [fresh, 7],
    ] as const) {
      await listener.until(() => listener.ids.at(-1) === 7);
      expect(listener.ids).toEqual(upTo(8 - from, from));
    }
  });

  test("a page that missed several changes learns that they come together, with the counts after them", async () => {
    const night = await openNight({}, dj);
    const { id } = await night.asked();
    await night.step(id, { status: "accepted" });
    await night.step(id, { lane: "Peak" }, { status: "playing" });
    for (const listener of [await listen(night, "?cursor=0"), await djListen(night, "?cursor=0")]) {
      await listener.until(() => listener.events.length === 4);
      expect(listener.events.map(({ data }) => data.more ?? false)).toEqual([
        true,
        true,
        true,
        false,
      ]);
    }
    const board = open.at(-1);
    for (const { data } of board?.events ?? []) {
      expect(data.counts).toMatchObject({ all: 1, playing: 1, accepted: 0, queue: 0, later: 0 });
    }
    await night.undo();
    await board?.until(() => board.events.length === 5);
    expect(board?.events.at(-1)?.data).toMatchObject({
      counts: { accepted: 1, queue: 0, later: 1 },
    });
    expect(board?.events.at(-1)?.data.more).toBeUndefined();
  });

  test("streams that open while 200 requests arrive receive each change once, in order", async () => {
    const night = await openNight({}, dj);
    await night.asked();
    const asking = Promise.all(upTo(200).map(() => night.ask(new Caller())));
    const listeners: Listener[] = [];
    for (const index of upTo(8)) {
      listeners.push(
        index % 2 ? await listen(night, "?cursor=0") : await djListen(night, "?cursor=0"),
      );
      await pause(10);
    }
    await asking;
    for (const listener of listeners) {
      await listener.until(() => listener.ids.at(-1) === 201, 10_000);
      expect(listener.ids).toEqual(upTo(201));
    }
  }, 20_000);

  test("a page that missed more than 500 changes receives a reset and continues from there", async () => {
    const night = await openNight({}, dj);
    await Promise.all(upTo(502).map(() => night.ask(new Caller())));
    const listener = await listen(night, "?cursor=0");
    await listener.until(() => listener.events.length === 1);
    expect(listener.events[0]).toMatchObject({ event: "reset", id: 502 });
    await night.asked();
    await listener.until(() => listener.events.length === 2);
    expect(listener.ids).toEqual([502, 503]);
    const almost = await listen(night, "?cursor=3");
    await almost.until(() => almost.ids.at(-1) === 503);
    expect(almost.ids).toEqual(upTo(500, 4));
  }, 20_000);

  test.each(["999", "2147483648", "999999999999999"])(
    "the cursor %s from the future receives a reset",
    async (cursor) => {
      const night = await openNight({}, dj);
      const listener = await listen(night, `?cursor=${cursor}`);
      await listener.until(() => listener.events.length === 1);
      expect(listener.events[0]).toMatchObject({ event: "reset", id: 0 });
    },
  );

  test("deleting an event tells its guests and DJs, and ends their streams", async () => {
    const night = await openNight({}, dj);
    const [guest, board] = [await listen(night), await djListen(night)];
    await dj.delete(night.djUrl);
    for (const listener of [guest, board]) {
      await listener.until(() => listener.isEnded);
      expect(listener.events.map(({ event }) => event)).toEqual(["gone"]);
    }
    expect((await new Caller().get(night.url)).status).toBe(404);
  });

  test("closing ends every stream, and new streams can open afterwards", async () => {
    const night = await openNight({}, dj);
    const before = await listen(night);
    await closeLive();
    await before.until(() => before.isEnded);
    const after = await listen(night);
    await night.asked();
    await after.until(() => after.ids.length === 1);
  });

  test("a server that leaves ends its streams over a time, and delivers to those that are still open", async () => {
    const night = await openNight({}, dj);
    const listeners = [await listen(night), await listen(night)];
    const closing = closeLive(1000);
    await open[0]?.until(() => listeners.some(({ isEnded }) => isEnded));
    await night.asked();
    await closing;
    const heard = listeners.map(({ ids }) => ids.length).sort();
    expect(heard).toEqual([0, 1]);
  });

  test("a stream is not cached, compressed or buffered by proxies", async () => {
    const night = await openNight({}, dj);
    const { headers } = (await listen(night)).response;
    expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
  });

  test("HEAD returns the headers of a stream without opening one", async () => {
    const night = await openNight({}, dj);
    await night.asked();
    const before = openCount();
    for (const [caller, path] of [
      [new Caller(), `${night.url}/live?cursor=0`],
      [dj, `${night.djUrl}/live`],
    ] as const) {
      for (const _ of upTo(20)) {
        const { status, headers, body } = await caller.open("HEAD", path);
        expect([status, body === null]).toEqual([200, true]);
        expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
        expect(headers.get("cache-control")).toBe("no-cache, no-transform");
      }
    }
    expect(openCount()).toBe(before);
    const stranger = await new Caller().open("HEAD", `${night.djUrl}/live`);
    expect(stranger.status).toBe(401);
  });

  test("a client that disconnects before or after the response leaves no open stream", async () => {
    const night = await openNight({}, dj);
    const before = openCount();
    const leaving = new AbortController();
    const { signal } = leaving;
    // Nobody reads or cancels this body, like in a server whose client is gone.
    await new Caller().open("GET", `${night.url}/live`, { signal });
    await dj.open("GET", `${night.djUrl}/live`, { signal });
    expect(openCount()).toBe(before + 2);
    leaving.abort();
    expect(openCount()).toBe(before);
    await new Caller().open("GET", `${night.url}/live`, { signal });
    expect(openCount()).toBe(before);
  });

  test("a guest who leaves takes none of the others' streams along", async () => {
    const night = await openNight({}, dj);
    const [leaving, guest, board] = [
      await listen(night),
      await listen(night),
      await djListen(night),
    ];
    const before = openCount();
    await leaving.close();
    expect(openCount()).toBe(before - 1);
    await night.asked();
    for (const listener of [guest, board]) {
      await listener.until(() => listener.events.length === 1);
    }
  });

  test("a change costs as little after the last listener has left as before the first came", async () => {
    const night = await openNight({}, dj);
    const askAndWait = async () => {
      await night.asked();
      // A delivery begins at once.
      await pause(100);
    };
    /** The cheapest of a few: an earlier delivery may still be under way. */
    async function cost() {
      const statements: number[] = [];
      for (const _ of upTo(4)) statements.push((await costOf(opened().url, askAndWait)).statements);
      return Math.min(...statements);
    }
    const alone = await cost();
    for (const listener of [await listen(night), await djListen(night)]) {
      await night.asked();
      await listener.until(() => listener.events.length > 0);
      await listener.close();
    }
    expect(await cost()).toBe(alone);
  });

  test("a change in one process reaches the streams of other processes, announced or not", async () => {
    if (engine === "sqlite") return expectOwnWritesOnly();
    const night = await openNight({}, dj);
    const listener = await listen(night);
    const board = await joined(night, "Ann");
    await listener.until(() => listener.raw.includes("retry"));
    const { id } = await night.asked();
    await listener.until(() => listener.ids.length === 1);
    const other = await openStorage(opened().url);
    const change = {
      eventId: night.id,
      at: new Date().toISOString(),
      verb: "backed" as const,
      touched: JSON.stringify({ [id]: null }),
      undo: null,
      undoneAt: null,
    };
    try {
      await other.write(async (tx) => {
        await tx.updateTable("events").set({ cursor: 2 }).where("id", "=", night.id).execute();
        await tx
          .insertInto("changes")
          .values({ ...change, id: 2 })
          .execute();
        await other.announce(tx, night.id);
      });
      await listener.until(() => listener.ids.length === 2);
      // A change whose announcement was lost.
      await other.write(async (tx) => {
        await tx.updateTable("events").set({ cursor: 3 }).where("id", "=", night.id).execute();
        await tx
          .insertInto("changes")
          .values({ ...change, id: 3 })
          .execute();
      });
      await listener.until(() => listener.ids.length === 3);
      // So was that of a DJ's access, which ends.
      expect(board.isEnded).toBe(false);
      await other.write((tx) => tx.deleteFrom("members").where("eventId", "=", night.id).execute());
      await board.until(() => board.isEnded);
      // And that of the event's deletion.
      await other.write((tx) => tx.deleteFrom("events").where("id", "=", night.id).execute());
      await listener.until(() => listener.events.at(-1)?.event === "gone");
    } finally {
      await other.close();
    }
  });

  test("after a reconnect, the streams of DJs who lost their access meanwhile end, and no others", async () => {
    await closeLive();
    // What it says to the storage is what it hears after a reconnect.
    const listening = jest.spyOn(opened().storage, "listen");
    const night = await openNight({}, dj);
    const boards = [await joined(night, "Ann"), await joined(night, "Ben")];
    const others = [await listen(night), await djListen(night), ...boards.slice(0, 1)];
    await write((tx) => tx.deleteFrom("members").where("name", "=", "Ben").execute());
    const [hear] = listening.mock.calls[0] ?? [];
    listening.mockRestore();
    hear?.(undefined);
    await boards[1]?.until(() => boards[1]?.isEnded === true);
    await night.asked();
    for (const other of others) {
      await other.until(() => other.events.length === 1);
      expect(other.isEnded).toBe(false);
    }
  });

  test("the stream of a DJ whose access ends while it opens is closed, and no other", async () => {
    const night = await openNight({}, dj);
    const board = await djListen(night);
    const signal = new AbortController().signal;
    const opening = { method: "GET", signal };
    const { body } = await openStream(opening, night.id, { dj: "a stranger" }, 0);
    const reader = body?.getReader();
    const ended = async () => {
      for (;;) if ((await reader?.read())?.done) return true;
    };
    expect(await ended()).toBe(true);
    await night.asked();
    await board.until(() => board.events.length === 1);
    expect(board.isEnded).toBe(false);
  });

  async function expectOwnWritesOnly() {
    const heard: (string | undefined)[] = [];
    const stop = opened().storage.listen((topic) => heard.push(topic));
    await write((tx) => opened().storage.announce(tx, "topic"));
    stop();
    await write((tx) => opened().storage.announce(tx, "later"));
    expect(heard).toEqual(["topic"]);
  }
});
