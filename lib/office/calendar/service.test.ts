import { buildAppointments } from "@/data/calendar";
import { withFields, withoutItems } from "@/lib/office/desk/rules";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { writeChoices } from "@/lib/shell/customizer/rules";
import { Holder, PASSWORD } from "@/lib/testing/accounts";
import { Caller, signedUpDj } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";

const path = "/api/dj/calendar";
const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const meeting = {
  title: "Call, with hosts; and band",
  start: "2026-11-24T18:00:00.000Z",
  end: "2026-11-24T19:30:00.000Z",
  allDay: false,
  color: "info",
};
const fair = {
  ...meeting,
  title: "Record fair",
  start: "2026-11-26T00:00:00.000Z",
  end: "2026-11-28T00:00:00.000Z",
  allDay: true,
};

type Made = { address: string; since: string };

/** A new secret address of this DJ's calendar, without its origin. */
async function addressOf(dj: Caller) {
  const { status, body } = await dj.post<Made>(path, undefined);
  expect(status).toBe(201);
  return new URL(body.address).pathname;
}

/** The calendar at an address, its folded lines joined. */
async function read(address: string) {
  const response = await new Caller().open("GET", address);
  return { status: response.status, text: (await response.text()).replace(/\r\n[ \t]/g, "") };
}

onBothEngines(() => {
  test("a DJ's calendar holds what they wrote and their events, at a secret address", async () => {
    const dj = await signedUpDj();
    let desk = withFields(EMPTY_DESK, 9001, "added", meeting, NOON);
    desk = withFields(desk, 9002, "added", fair, NOON);
    desk = withFields(desk, 2, "changed", { title: "Wedding, moved" }, NOON);
    desk = withoutItems(desk, [3], NOON);
    await dj.send("PUT", "/api/dj/desk/calendar", { body: { revision: 0, desk } });
    const night = { name: "Basement 9", venue: "Cellar", opensAt: "2026-11-28T20:00:00Z" };
    const { body } = await dj.post<{ event: { id: string } }>("/api/dj/events", night);

    const address = await addressOf(dj);
    const response = await new Caller().open("GET", address);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { text } = await read(address);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    // No sample that the DJ has not touched.
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual([
      "SUMMARY:Wedding\\, moved",
      "SUMMARY:Call\\, with hosts\\; and band",
      "SUMMARY:Record fair",
      "SUMMARY:Basement 9",
    ]);
    expect(text).toMatch(/UID:appointment-9001@crowdcue\r\n/);
    expect(text).toMatch(/DTSTART:20261124T180000Z\r\nDTEND:20261124T193000Z\r\n/);
    expect(text).toMatch(/DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261128\r\n/);
    expect(text).toMatch(/DTSTART:20261128T200000Z\r\nDTEND:20261129T000000Z\r\n/);
    expect(text).toMatch(/LOCATION:Cellar\r\n/);
    expect(text).toContain(`http://localhost/DJPortal?event=${body.event.id}`);
  });

  test("samples that the DJ has moved keep the titles of the language in which the address was made", async () => {
    const dj = await signedUpDj();
    const moved = { start: meeting.start, end: meeting.end };
    const desk = withFields(EMPTY_DESK, 2, "changed", moved, NOON);
    await dj.send("PUT", "/api/dj/desk/calendar", { body: { revision: 0, desk } });
    const address = async (isLanguage: "en" | "fr") => {
      dj.cookies.set(SETTINGS_COOKIE, writeChoices({ isLanguage }));
      const { body } = await dj.post<Made>(path, undefined);
      const { pathname, search } = new URL(body.address);
      return pathname + search;
    };
    const titleOf = (language: "en" | "fr") =>
      buildAppointments(new Date(), language).find(({ id }) => id === 2)?.title;
    const french = await read(await address("fr"));
    expect(french.text).toContain(`SUMMARY:${titleOf("fr")}`);
    const english = await address("en");
    expect((await read(english)).text).toContain(`SUMMARY:${titleOf("en")}`);
    // An address without a language, or with one that there is not, speaks English.
    for (const search of ["", "?lang=tlh"]) {
      const { text } = await read(english.replace(/\?.*/, search));
      expect(text).toContain(`SUMMARY:${titleOf("en")}`);
    }
  });

  test("an address is told once, and stops working when it is renewed or revoked", async () => {
    const dj = await signedUpDj();
    expect((await dj.get(path)).body).toEqual({ since: null });
    const first = await addressOf(dj);
    expect((await dj.get(path)).body).toEqual({ since: expect.stringMatching(/^\d{4}-/) });
    expect((await read(first)).status).toBe(200);
    const second = await addressOf(dj);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await dj.send("DELETE", path)).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await dj.get(path)).body).toEqual({ since: null });
  });

  test.each(["x", "undefined", "%00", "..%2F..", "a".repeat(43), "x".repeat(3000)])(
    "the secret %j is not found",
    async (secret) => {
      expect((await read(`/api/calendar/${secret}/crowdcue.ics`)).status).toBe(404);
    },
  );

  test("an address is read so often at once, also where the calendar changes, and other addresses as before", async () => {
    const [dj, other] = [await signedUpDj(), await signedUpDj()];
    const [address, another] = [await addressOf(dj), await addressOf(other)];
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(address)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(20);
    expect(statuses.filter((status) => status === 429).length).toBe(10);
    expect((await read(another)).status).toBe(200);
  });

  test("a large calendar is written once for each revision, with its latest entries", async () => {
    const dj = await signedUpDj();
    let desk = EMPTY_DESK;
    for (let index = 0; index < 520; index += 1) {
      const start = new Date(NOON + index * 3_600_000).toISOString();
      const entry = { ...meeting, title: `Call ${index}`, start, end: start };
      desk = withFields(desk, 9001 + index, "added", entry, NOON);
    }
    await dj.send("PUT", "/api/dj/desk/calendar", { body: { revision: 0, desk } });
    const address = await addressOf(dj);
    const parsing = jest.spyOn(JSON, "parse");
    const texts = await Promise.all([read(address), read(address), read(address)]);
    const desks = parsing.mock.calls.filter(([text]) => String(text).includes("Call 519"));
    parsing.mockRestore();
    expect(desks.length).toBe(1);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
    expect(texts[0]?.text.match(/^SUMMARY:Call/gm)?.length).toBe(500);
    expect(texts[0]?.text).toContain("Call 519");
    const kept = withFields(desk, 9521, "added", { ...meeting, title: "The newest" }, NOON);
    const next = withoutItems(kept, [9520], NOON);
    await dj.send("PUT", "/api/dj/desk/calendar", { body: { revision: 1, desk: next } });
    expect((await read(address)).text).not.toContain("Call 519");
  });

  test("each DJ has an address of their own, a stranger none", async () => {
    const [ana, bo] = [await signedUpDj(), await signedUpDj()];
    const desk = withFields(EMPTY_DESK, 9001, "added", meeting, NOON);
    await ana.send("PUT", "/api/dj/desk/calendar", { body: { revision: 0, desk } });
    expect((await read(await addressOf(bo))).text).not.toContain("SUMMARY");
    expect((await read(await addressOf(ana))).text).toContain("SUMMARY");
    expect((await new Caller().post(path, undefined)).status).toBe(401);
  });

  test("a deleted account has no address any more", async () => {
    const holder = await Holder.signedIn();
    const address = await addressOf(holder.browser);
    expect((await read(address)).status).toBe(200);
    await holder.browser.send("DELETE", "/api/dj/account", { body: { password: PASSWORD } });
    expect((await read(address)).status).toBe(404);
  });
});
