import { type Desk, deskSchema, EMPTY_DESK, type Entry, entrySchema, itemIdSchema } from "./schema";

type Fields = Entry["fields"];

/** Of two changes at the same millisecond the same one wins on every device. */
const weights = { removed: 2, added: 1, changed: 0 };

function isNewer(a: Entry, b: Entry) {
  return a.at === b.at ? weights[a.kind] > weights[b.kind] : a.at > b.at;
}

/** Whether the field `a` replaces the field `b`. */
function replaces(a: Fields[string], b: Fields[string] | undefined) {
  if (!b || a.at !== b.at) return !b || a.at > b.at;
  return JSON.stringify(a.value) > JSON.stringify(b.value);
}

/** Joins two histories of one item. Returns `a` itself when `b` adds nothing to it. */
function joinEntries(a: Entry, b: Entry): Entry {
  // A removed item has no fields to unite: the later of the two is the whole truth.
  if (a.kind === "removed" || b.kind === "removed") return isNewer(b, a) ? b : a;
  const later = Object.entries(b.fields).filter(([name, field]) => replaces(field, a.fields[name]));
  const kind = b.kind === "added" ? b.kind : a.kind;
  const { at } = isNewer(b, a) ? b : a;
  if (later.length === 0 && at === a.at && kind === a.kind) return a;
  return { kind, at, fields: { ...a.fields, ...Object.fromEntries(later) } };
}

/**
 * Joins what two devices know of one desk: of two changes of the same thing the later one counts, and all others stay.
 * The order of the two does not matter. Returns `a` itself when `b` adds nothing to it.
 */
export function joinDesks(a: Desk, b: Desk): Desk {
  const changed = Object.entries(b.entries).flatMap(([id, theirs]) => {
    const ours = a.entries[id];
    const joined = ours ? joinEntries(ours, theirs) : theirs;
    return joined === ours ? [] : [[id, joined] as const];
  });
  const samples = laterSamples(a.samples, b.samples);
  if (changed.length === 0 && samples === a.samples) return a;
  return { samples, entries: { ...a.entries, ...Object.fromEntries(changed) } };
}

function laterSamples(a: Desk["samples"], b: Desk["samples"]) {
  if (a.at === b.at) return b.isHidden && !a.isHidden ? b : a;
  return b.at > a.at ? b : a;
}

/** What is readable of a kept desk. The rest was written by another version, or by hand, and is dropped. */
export function readDesk(kept: unknown): Desk {
  const { success, data } = deskSchema.safeParse(kept);
  if (success) return data;
  const { samples, entries } = Object(kept) as Record<string, unknown>;
  const known = deskSchema.shape.samples.safeParse(samples).data;
  const readable = Object.entries(Object(entries)).flatMap(([id, entry]) => {
    const { data: read } = entrySchema.safeParse(entry);
    return read && itemIdSchema.safeParse(id).success ? [[id, read] as const] : [];
  });
  return { samples: known ?? EMPTY_DESK.samples, entries: Object.fromEntries(readable) };
}

/** `now`, or the first moment after `last`: a change counts even where the clock of the last one was ahead. */
function timeAfter(last: string | undefined, now: number) {
  return new Date(Math.max(now, last ? Date.parse(last) + 1 : 0)).toISOString();
}

/** What is written into an item. */
export type Change = {
  id: number;
  kind: "added" | "changed";
  values: Record<string, unknown>;
};

/** The desk after items were added, or fields of them changed: each item once. What is removed cannot be changed. */
export function withChanges(desk: Desk, changes: readonly Change[], now: number): Desk {
  const written = changes.flatMap(({ id, kind, values }) => {
    const entry = writtenEntry(desk.entries[id], kind, values, now);
    return entry ? [[id, entry] as const] : [];
  });
  if (written.length === 0) return desk;
  return { ...desk, entries: { ...desk.entries, ...Object.fromEntries(written) } };
}

/** The desk after one of these changes. */
export function withFields(
  desk: Desk,
  id: number,
  kind: Change["kind"],
  values: Change["values"],
  now: number,
) {
  return withChanges(desk, [{ id, kind, values }], now);
}

function writtenEntry(
  known: Entry | undefined,
  kind: Change["kind"],
  values: Change["values"],
  now: number,
): Entry | undefined {
  if (known?.kind === "removed") return undefined;
  const at = timeAfter(known?.at, now);
  const written = Object.entries(values).map(([name, value]) => [name, { value, at }] as const);
  return {
    kind: known?.kind === "added" ? "added" : kind,
    at,
    fields: { ...known?.fields, ...Object.fromEntries(written) },
  };
}

/** The desk after items were removed. Their content is erased; that they are gone stays known to all devices. */
export function withoutItems(desk: Desk, ids: readonly number[], now: number): Desk {
  const removed = ids.map((id) => {
    const at = timeAfter(desk.entries[id]?.at, now);
    return [id, { kind: "removed", at, fields: {} } as const];
  });
  return { ...desk, entries: { ...desk.entries, ...Object.fromEntries(removed) } };
}

/** The desk after a removal was taken back: the items are as they were in `before`. */
export function withItemsBack(desk: Desk, ids: readonly number[], before: Desk, now: number): Desk {
  const returned = ids.map((id) => {
    const known = before.entries[id] ?? { kind: "changed", at: "", fields: {} };
    return [id, { ...known, at: timeAfter(desk.entries[id]?.at, now) }];
  });
  return { ...desk, entries: { ...desk.entries, ...Object.fromEntries(returned) } };
}

/** The desk after its samples were hidden or shown. */
export function withSamples(desk: Desk, isHidden: boolean, now: number): Desk {
  return { ...desk, samples: { isHidden, at: timeAfter(desk.samples.at, now) } };
}
