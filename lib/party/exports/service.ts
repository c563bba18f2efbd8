import "server-only";
import type { Dj } from "@/lib/account/auth/schema";
import { ownEvent } from "@/lib/party/events/access";
import { requestsInOrder } from "@/lib/party/requests/read";
import { csvOf, fileNameOf } from "./rules";

/** Exports an event's requests as a file. @throws AppError like `ownEvent` */
export async function exportNight(dj: Dj, eventId: string) {
  const event = await ownEvent(dj, eventId, "work");
  return {
    fileName: fileNameOf(event),
    csv: csvOf(await requestsInOrder(event.id), event.timeZone),
  };
}
