import { z } from "zod/mini";
import { keepPage, keepState, readState } from "@/lib/client/kept-page";
import { guestListSchema } from "@/lib/party/requests/list-schema";
import { guestEventSchema } from "@/lib/party/requests/schema";
import { GUEST_PAGE } from "./kept-names";

/** The last state of the guest page: since when it is, the event, and each list by the address of its call. */
const keptSchema = z.object({
  at: z.string(),
  event: guestEventSchema,
  lists: z.record(z.string(), guestListSchema),
});
export type KeptGuestPage = z.infer<typeof keptSchema>;

export function keepGuestPage(code: string) {
  return keepPage(GUEST_PAGE, code);
}

export function keepGuestState(kept: KeptGuestPage) {
  return keepState(GUEST_PAGE, kept.event.code, kept);
}

/** Returns what the guest saw last, or undefined where nothing is kept or another version has kept it. */
export async function keptGuestState(code: string): Promise<KeptGuestPage | undefined> {
  return keptSchema.safeParse(await readState(GUEST_PAGE, code)).data;
}
