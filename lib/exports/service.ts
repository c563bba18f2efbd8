import "server-only";
import type { Dj } from "@/lib/accounts/schema";
import { ownEvent } from "@/lib/events/service";
import { requestsInOrder } from "@/lib/requests/service";
import { csvOf, fileNameOf } from "./rules";

/** A night as a file to keep. @throws AppError as `ownEvent` */
export async function exportNight(dj: Dj, eventId: string) {
  const event = await ownEvent(dj, eventId, "work");
  return { fileName: fileNameOf(event), csv: csvOf(await requestsInOrder(event.id)) };
}
