import { z } from "zod/mini";

/** Where a DJ's link leads at this moment. Before an event opens, nobody learns its name, venue or code from it. */
export const destinationSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), code: z.string() }),
  z.object({
    state: z.literal("next"),
    djName: z.string(),
    opensAt: z.string(),
    timeZone: z.string(),
  }),
  z.object({ state: z.literal("none") }),
]);
export type Destination = z.infer<typeof destinationSchema>;

/** A name that somebody opens, as typed: it is folded where it is looked up. */
export const permalinkParamsSchema = z.object({ name: z.string() });

export const permalinkAnswerSchema = z.object({
  /** The DJ's current name: the one asked for may be a former one. */
  name: z.string(),
  leads: destinationSchema,
});
export type PermalinkAnswer = z.infer<typeof permalinkAnswerSchema>;
