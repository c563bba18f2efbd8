import type { z } from "zod/mini";
import type { Desk, Entry } from "./schema";

/** An area's items: their schema, and which field is their id. */
export type ItemKind<S extends z.ZodMiniObject> = { schema: S; id: string };

type Read = WeakMap<Entry, { sample: unknown; item: unknown }>;

/**
 * Entries never change, so what was read from one is read once for each kind of item that a desk holds: an area may
 * have thousands.
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
    if (entry.kind !== "added") return [];
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
  const cached = read.get(entry);
  if (cached && cached.sample === sample) return cached.item as z.output<S> | undefined;
  const fields = Object.entries(entry.fields).map(([name, { value }]) => [name, value]);
  const { data } = kind.schema.safeParse({
    ...(sample as object),
    ...Object.fromEntries(fields),
    [kind.id]: Number(id),
  });
  read.set(entry, { sample, item: data });
  return data;
}

/** When the visitor last changed a field of this item; undefined when they never did. */
export function changedAt({ entries }: Desk, id: number) {
  let latest: string | undefined;
  for (const { at } of Object.values(entries[id]?.fields ?? {})) {
    if (!latest || at > latest) latest = at;
  }
  return latest;
}
