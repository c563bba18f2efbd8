import { z } from "zod/mini";
import { keepPage, keepState, readState } from "@/lib/client/offline-page";
import { guestListSchema } from "@/lib/party/requests/list-schema";
import { guestEventSchema } from "@/lib/party/requests/schema";
import { GUEST_PAGE } from "./offline-names";

/** The last state of the guest page: since when it is, the event, and each list by the address of its call. */
const keptSchema = z.object({
  at: z.string(),
  event: guestEventSchema,
  lists: z.record(z.string(), guestListSchema),
});
export type OfflineGuestPage = z.infer<typeof keptSchema>;

export function keepGuestPage(code: string) {
  return keepPage(GUEST_PAGE, code);
}

export function keepGuestState(kept: OfflineGuestPage) {
  return keepState(GUEST_PAGE, kept.event.code, kept);
}

/** Returns what the guest saw last, or undefined where nothing is kept or another version has kept it. */
export async function offlineGuestState(code: string): Promise<OfflineGuestPage | undefined> {
  return keptSchema.safeParse(await readState(GUEST_PAGE, code)).data;
}
