import { isRecord } from "@/lib/text/shape";
import { persistedSteps } from "./persisted-rules";
import { savedStepSchema } from "./schema";

const song = {
  id: "r1",
  title: "Zombie",
  artist: "The Cranberries",
  trackId: null,
  seconds: 306,
  status: "pending",
  lane: "queue",
  position: 2,
  pinned: false,
  declineReason: null,
  declineNote: null,
  backers: 2,
  createdAt: "2026-11-21T20:00:00.000Z",
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: null,
  withdrawnAt: null,
};
const told = { verb: "accepted", title: "Zombie", songs: 1, by: { id: "d1", name: "Mia" } };
const step = {
  id: "0192e4a0-7d43-7000-8000-000000000000.1",
  eventId: "e1",
  djId: "d1",
  act: { kind: "change", ids: ["r1"], change: { status: "accepted" } },
  step: told,
  at: "2026-11-21T20:05:00.000Z",
  songs: [song],
  seen: 7,
  isOver: false,
  isSent: true,
  clash: { clashes: [{ step: told, request: song }], cursor: 8 },
};
const acts: { kind: string; change?: object; body?: object; [more: string]: unknown }[] = [
  step.act,
  { kind: "split", ids: ["r1"], backerId: "b1" },
  { kind: "merge", ids: ["r1"], into: "r2" },
  { kind: "submit", ids: [], body: { id: crypto.randomUUID(), title: "Zombie" } },
  { kind: "undo", ids: [] },
];

const isKept = (one: unknown) =>
  persistedSteps.safeParse({ outbox: "o", steps: [one], downSince: null }).data?.steps.length === 1;

test.each(acts)("a tablet keeps a step that it has saved: $kind", (act) => {
  const saved = { ...step, act };
  expect(savedStepSchema.safeParse(saved).success).toBe(true);
  expect(isKept(saved)).toBe(true);
});

test("a tablet keeps a step that met one about no song, such as undo", () => {
  const clash = { clashes: [{ step: told, request: null }], cursor: 8 };
  expect(isKept({ ...step, clash })).toBe(true);
});

test("a step that a former version of the page has saved is kept, with the time in its number", () => {
  const { at: _, songs: __, ...rest } = step;
  const outbox = rest.id.split(".")[0];
  const expected = [{ before: song, after: { ...song, status: "accepted" } }];
  const former = { ...rest, id: `${outbox}.${Date.parse(step.at)}`, expected, undoBefore: null };
  const { steps } = persistedSteps.safeParse({ steps: [former] }).data ?? {};
  expect(steps).toMatchObject([{ at: step.at, songs: [song] }]);
});

test.each([null, undefined, 1, "text"])("what is kept as %j is nothing", (kept) => {
  expect(persistedSteps.safeParse(kept)).toEqual({ success: false });
});

test("a tablet keeps what fits of the rest, and its defaults for what does not", () => {
  expect(persistedSteps.safeParse({ outbox: "o", steps: [], downSince: 5 })).toEqual({
    success: true,
    data: { outbox: "o", steps: [], downSince: 5 },
  });
  expect(persistedSteps.safeParse({ outbox: 1, steps: "x", downSince: "y" })).toEqual({
    success: true,
    data: { outbox: "", steps: [], downSince: null },
  });
});

/** Each copy of a value in which one part is missing or of another type. */
function brokenCopies(value: unknown): unknown[] {
  const broken: unknown[] = [undefined, 1.5, { other: true }];
  if (typeof value !== "object" || value === null) return broken;
  const parts = Object.entries(value).flatMap(([key, part]) =>
    brokenCopies(part).map((copy) =>
      Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy },
    ),
  );
  return [...broken, ...parts];
}

test("a tablet keeps no step that is broken anywhere its pages read", () => {
  const copies = acts.flatMap((act) => brokenCopies({ ...step, act }));
  const broken = copies.filter(
    (copy) => !savedStepSchema.safeParse(copy).success && !isBrokenInChange(copy),
  );
  expect(broken.length).toBeGreaterThan(1000);
  expect(broken.filter(isKept)).toEqual([]);
});

/** What a step changes is only sent, and the server judges it. */
function isBrokenInChange(copy: unknown) {
  const act = isRecord(copy) && isRecord(copy.act) ? copy.act : {};
  const parts = [act.change, act.body].filter(isRecord);
  return parts.some((part) => !acts.some(({ change, body }) => part === change || part === body));
}
