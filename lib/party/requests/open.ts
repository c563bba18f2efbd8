import "server-only";
import { database } from "@/lib/db/client";
import { admissionOf } from "@/lib/party/admissions/service";
import { eventByCode } from "@/lib/party/events/access";
import { publicEvent } from "@/lib/party/events/service";
import { ownApart, withApart } from "./apart";
import * as requests from "./db";
import { publicRequest } from "./present";
import type { GuestEvent } from "./schema";
import { countWaiting } from "./submit";

/** Returns the event for a guest's page. @throws AppError `not_found` */
export async function openEvent(code: string, guestId: string): Promise<GuestEvent> {
  const source = await database();
  const event = await eventByCode(code);
  const { ban, trusted } = await admissionOf(source, event, guestId);
  const playing = await requests.playing(source, event.id);
  const seen = publicEvent(event);
  return {
    ...seen,
    counts: withApart(seen.counts, await ownApart(source, event, guestId)),
    playing: playing ? publicRequest(event, playing, []) : null,
    waiting: await countWaiting(source, { code, guestId }),
    banned: ban === "banned",
    trusted,
  };
}
