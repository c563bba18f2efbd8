import type { z } from "zod/mini";
import type { Desk, Entry } from "./schema";

/**
 * An area's items: their schema, and which field is their id. Where a desk holds several kinds, an entry without the
 * field `mark` is known to be of another kind without being read.
 */
export type ItemKind<S extends z.ZodMiniObject> = { schema: S; id: string; mark?: string };

type Read = WeakMap<Entry["fields"], { sample: unknown; item: unknown }>;

/**
 * An entry's fields never change, so they are read once for each kind of item that a desk holds: an area may have
 * thousands. The fields of a removed item that comes back are the same ones.
 */
const known = new WeakMap<object, Read>();

/**
 * The items of an area as the visitor sees them: the samples with their changes, then the added items. What does not
 * fit the schema is left out.
 */
export function itemsOn<S extends z.ZodMiniObject>(
  desk: Desk,
  samples: readonly z.output<S>[],
  kind: ItemKind<S>,
): z.output<S>[] {
  const shown = desk.samples.isHidden ? [] : samples;
  const changed = shown.flatMap((sample) => {
    const id = String((sample as Record<string, unknown>)[kind.id]);
    const entry = desk.entries[id];
    if (!entry) return [sample];
    return entry.kind === "removed" ? [] : [itemOf(id, entry, kind, sample) ?? sample];
  });
  const added = Object.entries(desk.entries).flatMap(([id, entry]) => {
    if (entry.kind !== "added" || (kind.mark && !(kind.mark in entry.fields))) return [];
    const item = itemOf(id, entry, kind);
    return item ? [item] : [];
  });
  return [...changed, ...added];
}

function itemOf<S extends z.ZodMiniObject>(
  id: string,
  entry: Entry,
  kind: ItemKind<S>,
  sample?: z.output<S>,
) {
  const read: Read = known.get(kind) ?? new WeakMap();
  known.set(kind, read);
  const cached = read.get(entry.fields);
  if (cached && cached.sample === sample) return cached.item as z.output<S> | undefined;
  const fields = Object.entries(entry.fields).map(([name, { value }]) => [name, value]);
  const { data } = kind.schema.safeParse({
    ...(sample as object),
    ...Object.fromEntries(fields),
    [kind.id]: Number(id),
  });
  read.set(entry.fields, { sample, item: data });
  return data;
}

/** The ids of samples reach up to this; those of added items are drawn from far above. */
const LAST_SAMPLE_ID = 2000;

export function isSampleId(id: number) {
  return id <= LAST_SAMPLE_ID;
}

/** When the visitor last changed a field of this item; undefined when they never did. */
export function changedAt({ entries }: Desk, id: number) {
  let latest: string | undefined;
  for (const { at } of Object.values(entries[id]?.fields ?? {})) {
    if (!latest || at > latest) latest = at;
  }
  return latest;
}
