import fc from "fast-check";
import { z } from "zod/mini";
import { changedAt, itemsOn } from "./items";
import { joinDesks, readDesk, withFields, withItemsBack, withoutItems, withSamples } from "./rules";
import { type Desk, deskSchema, EMPTY_DESK } from "./schema";

const kind = { schema: z.object({ id: z.int(), title: z.string(), color: z.string() }), id: "id" };
const samples = [
  { id: 1, title: "Load in", color: "info" },
  { id: 2, title: "First dance", color: "error" },
];
const shown = (desk: Desk) => itemsOn(desk, samples, kind);
const titles = (desk: Desk) => shown(desk).map(({ title }) => title);

const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const note = { title: "Buy needles", color: "warning" };

type Step = { act: "add" | "title" | "color" | "remove" | "hide"; id: number; at: number };

/** Does on a desk what a visitor may do; `act` and `id` decide what. */
function done(desk: Desk, { act, id, at }: Step): Desk {
  const now = NOON + at;
  if (act === "hide") return withSamples(desk, id % 2 === 0, now);
  if (act === "remove") return withoutItems(desk, [id], now);
  if (act === "add") return withFields(desk, id, "added", { ...note, title: `New ${at}` }, now);
  return withFields(desk, id, "changed", { [act]: `${act} ${at}` }, now);
}

/** Few ids and few moments, so that devices often change the same item at the same millisecond. */
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("add", "title", "color", "remove", "hide"),
  id: fc.integer({ min: 1, max: 3 }),
  at: fc.integer({ min: 0, max: 8 }),
});
const steps = fc.array(step, { maxLength: 12 });
const deskAfter = (all: Step[]) => all.reduce(done, EMPTY_DESK);
const desk = steps.map(deskAfter);
const unremoved = steps.map((all) => deskAfter(all.filter(({ act }) => act !== "remove")));

test("two devices end with the same desk, whichever of them joins the other's", () => {
  fc.assert(fc.property(desk, desk, (a, b) => expect(joinDesks(a, b)).toEqual(joinDesks(b, a))));
});

test("joining a desk again adds nothing, and the desk stays the same object", () => {
  fc.assert(
    fc.property(desk, desk, (a, b) => {
      const joined = joinDesks(a, b);
      expect(joinDesks(joined, b)).toBe(joined);
      expect(joinDesks(joined, joined)).toBe(joined);
    }),
  );
});

test("three devices may join what they have added and changed in any order", () => {
  fc.assert(
    fc.property(unremoved, unremoved, unremoved, (a, b, c) => {
      expect(joinDesks(joinDesks(a, b), c)).toEqual(joinDesks(a, joinDesks(b, c)));
    }),
  );
});

test("devices that change, remove and sync in any order end with the same desk", () => {
  const DEVICES = 3;
  const visit = fc.record({ device: fc.integer({ min: 0, max: DEVICES - 1 }), all: steps });
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 10 }), (visits) => {
      const devices: Desk[] = Array(DEVICES).fill(EMPTY_DESK);
      let account = EMPTY_DESK;
      function sync(device: number, all: Step[]) {
        account = joinDesks(account, all.reduce(done, devices[device] ?? EMPTY_DESK));
        devices[device] = account;
      }
      for (const { device, all } of visits) sync(device, all);
      const everybody = devices.map((_, device) => device);
      for (const device of [...everybody, ...everybody, ...everybody]) sync(device, []);
      expect(new Set(devices)).toEqual(new Set([account]));
      expect(deskSchema.parse(account)).toEqual(account);
    }),
  );
});

test("fifty changes on each of two devices all survive", () => {
  const fifty = (from: number) =>
    Array.from({ length: 50 }, (_, index) => ({ act: "add", id: from + index, at: index }) as Step);
  const joined = joinDesks(deskAfter(fifty(100)), deskAfter(fifty(200)));
  expect(shown(joined)).toHaveLength(samples.length + 100);
});

test("two devices may change different fields of one item", () => {
  const a = withFields(EMPTY_DESK, 1, "changed", { title: "Load in at 16:00" }, NOON);
  const b = withFields(EMPTY_DESK, 1, "changed", { color: "error" }, NOON + 1);
  expect(shown(joinDesks(a, b))[0]).toEqual({ id: 1, title: "Load in at 16:00", color: "error" });
});

test("of a removal and a change the later one counts, with everything that was written before", () => {
  const written = withFields(EMPTY_DESK, 99, "added", note, NOON);
  const removed = withoutItems(written, [99], NOON + 1);
  const changed = withFields(written, 99, "changed", { color: "info" }, NOON + 2);
  expect(shown(joinDesks(removed, changed)).at(-1)).toEqual({ id: 99, ...note, color: "info" });
  const removedLater = withoutItems(written, [99], NOON + 3);
  expect(titles(joinDesks(changed, removedLater))).toEqual(titles(EMPTY_DESK));
});

test("a change counts although the clock of the last device was ahead", () => {
  const ahead = withFields(EMPTY_DESK, 1, "changed", { title: "Later" }, NOON + 60_000);
  // Of two values of one moment the greater counts, and this one is the smaller.
  const changed = withFields(ahead, 1, "changed", { title: "Earlier" }, NOON);
  expect(titles(joinDesks(ahead, changed))[0]).toBe("Earlier");
});

test("a removed item leaves nothing of its content, and comes back as it was", () => {
  const before = withFields(EMPTY_DESK, 99, "added", note, NOON);
  const removed = withoutItems(before, [99], NOON + 1);
  expect(JSON.stringify(removed)).not.toContain(note.title);
  // A field that is saved late, because its editor was just closed.
  expect(withFields(removed, 99, "changed", { title: "Late" }, NOON + 2)).toBe(removed);
  const back = withItemsBack(removed, [99], before, NOON + 3);
  expect(shown(back)).toEqual(shown(before));
  expect(changedAt(back, 99)).toBe("2026-11-22T12:00:00.000Z");
  expect(joinDesks(removed, back)).toEqual(back);
  const samplesBack = withItemsBack(withoutItems(EMPTY_DESK, [1], NOON), [1], EMPTY_DESK, NOON);
  expect(shown(samplesBack)).toEqual(samples);
});

test("with hidden samples only what the visitor added is left, and samples return with their changes", () => {
  let own = withFields(EMPTY_DESK, 99, "added", note, NOON);
  own = withFields(own, 1, "changed", { title: "Load in at 16:00" }, NOON);
  const hidden = withSamples(own, true, NOON + 1);
  expect(titles(hidden)).toEqual([note.title]);
  expect(titles(withSamples(hidden, false, NOON))).toEqual(titles(own));
});

test("a change that does not fit the schema leaves the sample, and an added item that does not is left out", () => {
  let odd = withFields(EMPTY_DESK, 1, "changed", { title: 7 }, NOON);
  odd = withFields(odd, 98, "added", { title: "No color" }, NOON);
  // The sample is gone in this version.
  odd = withFields(odd, 42, "changed", { title: "Nowhere" }, NOON);
  expect(shown(odd)).toEqual(samples);
});

test("an entry without the mark of a kind is not read as one, and what comes back is not read again", () => {
  let desk = withFields(EMPTY_DESK, 98, "added", note, NOON);
  desk = withFields(desk, 99, "added", { ...note, place: "Booth" }, NOON);
  const marked = { ...kind, mark: "place" };
  const [item, ...others] = itemsOn(desk, [], marked);
  expect([item?.id, others]).toEqual([99, []]);
  const back = withItemsBack(withoutItems(desk, [99], NOON), [99], desk, NOON);
  expect(itemsOn(back, [], marked)[0]).toBe(item);
});

const entry = {
  kind: "added",
  at: "2026-11-22T12:00:00.000Z",
  fields: { title: { value: "Good", at: "2026-11-22T12:00:00.000Z" } },
};
const deep = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);

test.each([
  ["nothing", null],
  ["a text", "desk"],
  ["a list", [entry]],
  ["entries of another shape", { samples: EMPTY_DESK.samples, entries: "99" }],
  ["an unknown kind", { entries: { 99: { ...entry, kind: "lost" } } }],
  ["an impossible time", { entries: { 99: { ...entry, at: "2026-13-40T12:00:00.000Z" } } }],
  ["an id that is a word", { entries: { constructor: entry } }],
  ["a prototype", JSON.parse(`{"entries":{"__proto__":${JSON.stringify(entry)}}}`)],
  ["deep values", { entries: { 99: { ...entry, fields: { a: { value: deep, at: entry.at } } } } }],
])("of a kept desk with %s nothing is left", (_name, kept) => {
  expect(readDesk(kept)).toEqual(EMPTY_DESK);
});

test("one damaged entry takes no other with it", () => {
  const kept = { samples: { isHidden: true, at: entry.at }, entries: { 98: "damaged", 99: entry } };
  expect(readDesk(kept)).toEqual({ samples: kept.samples, entries: { 99: entry } });
});
