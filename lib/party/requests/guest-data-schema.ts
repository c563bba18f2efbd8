import { z } from "zod/mini";
import { idParamsSchema, idSchema } from "@/lib/calls/params";
import { banSchema } from "@/lib/party/admissions/schema";
import { requestStatusSchema } from "./schema";

const guest = {
  /** What the event's DJs call the guest. */
  guest: z.string(),
  /** The last name that they gave. */
  name: z.nullable(z.string()),
  ban: banSchema,
  trusted: z.boolean(),
};

/** A guest about whom a DJ has decided something. */
export const knownGuestSchema = z.object({ ...guest, since: z.string() });
export type KnownGuest = z.infer<typeof knownGuestSchema>;

/** What is stored about one guest of an event. */
export const guestDataSchema = z.object({
  ...guest,
  requests: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      artist: z.string(),
      status: requestStatusSchema,
      name: z.nullable(z.string()),
      message: z.nullable(z.string()),
      /** Whether they asked for it, rather than only voted. */
      asked: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
export type GuestData = z.infer<typeof guestDataSchema>;

export const guestParamsSchema = z.extend(idParamsSchema, { guest: idSchema });
export const banChangeSchema = z.strictObject({ ban: banSchema });
