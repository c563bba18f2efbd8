import "server-only";
import { isAppError } from "@/lib/calls/errors";
import { eventByCode } from "@/lib/party/events/access";
import { isUsable, statusAt } from "@/lib/party/events/rules";
import type { LinkCard } from "./rules";

/** Tells what a shared link is for; undefined before and after an event's time, when it tells nothing. */
export async function findLinkCard(typed: string): Promise<LinkCard | undefined> {
  const event = await eventByCode(typed).catch(ignoreNotFound);
  if (!event || !isUsable(statusAt(event, Date.now()))) return undefined;
  const { code, name, djName } = event;
  return { code, name, djName };
}

function ignoreNotFound(error: unknown) {
  if (isAppError(error) && error.code === "not_found") return undefined;
  throw error;
}
