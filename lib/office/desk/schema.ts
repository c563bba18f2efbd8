import { z } from "zod/mini";
import { revisionSchema } from "@/lib/calls/params";

/** The areas of the back office whose changes are kept on a desk. */
export const areas = [
  "chat",
  "email",
  "notes",
  "contacts",
  "calendar",
  "tickets",
  "shop",
  "orders",
  "posts",
  "followers",
  "tables",
] as const;
export const areaSchema = z.enum(areas);
export type Area = z.infer<typeof areaSchema>;

/** The times of a desk, always in this form, so that they compare as text. */
const timeSchema = z.iso.datetime({ precision: 3 });

/** Values nest no deeper than the lists of the fixture API's samples. */
const DEEPEST = 4;

function isShallow(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** The value of a field and when it was written. */
const fieldSchema = z.object({
  value: z.unknown().check(z.refine((value) => isShallow(value), "invalid")),
  at: timeSchema,
});

/** What was done to one item. `at` is the time of the latest change; a removed item has no fields. */
export const entrySchema = z.object({
  kind: z.enum(["added", "changed", "removed"]),
  at: timeSchema,
  fields: z.record(z.string().check(z.regex(/^[A-Za-z]{1,32}$/)), fieldSchema),
});
export type Entry = z.infer<typeof entrySchema>;

const samplesSchema = z.object({ isHidden: z.boolean(), at: timeSchema });

/** The ids of samples are small; those of added items are drawn from a range that no sample reaches. */
export const itemIdSchema = z.string().check(z.regex(/^\d{1,16}$/));

/** What a visitor changed in one area, by the item's id. The items themselves are the fixture API's. */
export const deskSchema = z.object({
  samples: samplesSchema,
  entries: z.record(itemIdSchema, entrySchema),
});
export type Desk = z.infer<typeof deskSchema>;

/** A desk without any change. Any change is later than its time. */
export const EMPTY_DESK: Desk = {
  samples: { isHidden: false, at: "1970-01-01T00:00:00.000Z" },
  entries: {},
};

/** The desk that an account keeps, and how often it was stored: 0 when there is none. */
export const persistedDeskSchema = z.object({ revision: revisionSchema, desk: deskSchema });
export type PersistedDesk = z.infer<typeof persistedDeskSchema>;
