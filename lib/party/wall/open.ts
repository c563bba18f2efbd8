import "server-only";
import { isAppError } from "@/lib/calls/errors";
import { logError } from "@/lib/db/outage";
import { recognizeGuest } from "@/lib/party/guests/service";
import { listForGuest } from "@/lib/party/requests/list";
import { openEvent } from "@/lib/party/requests/open";
import { wallQuery } from "./rules";
import type { Shown } from "./schema";
import { getOwnWall } from "./service";

/**
 * Returns what a screen begins with: the event of its address, or what it is for without one. What cannot be read is
 * undefined: the screen shows what it has kept, and asks until there is an answer.
 */
export async function openWall(headers: Headers, code: string | undefined) {
  const own = code ? undefined : await orNothing(getOwnWall(headers));
  const event = code ?? own?.event;
  const guest = recognizeGuest(headers);
  return { own, initial: event ? await orNothing(readShown(event, guest.id)) : undefined };
}

async function readShown(code: string, guestId: string): Promise<Shown> {
  const [event, list] = await Promise.all([
    openEvent(code, guestId),
    listForGuest(code, guestId, wallQuery),
  ]);
  return { event, list };
}

async function orNothing<T>(reading: Promise<T>) {
  try {
    return await reading;
  } catch (error) {
    if (!isAppError(error)) logError(error);
    return undefined;
  }
}
