import "server-only";
import { AppError } from "@/lib/calls/errors";
import { admissionOf } from "@/lib/party/admissions/service";
import { addBacker } from "./backers";
import { changeBacking, refuseUnlessOpenToVotes } from "./backing";
import { withBacker } from "./backing-rules";
import { refuseBanned } from "./limits";
import { record } from "./record";

/**
 * Adds a guest, who votes from this network, to a request's backers. Idempotent: a vote whose answer was lost is answered
 * again, whatever has been decided since.
 * @throws AppError `forbidden` without votes, and like `changeBacking` and `refuseUnlessOpenToVotes`
 */
export function back(code: string, guestId: string, requestId: string, network: string) {
  return changeBacking(code, guestId, requestId, async ({ tx, event, before, backer }) => {
    if (backer) return before;
    refuseUnlessOpenToVotes({ event, before });
    refuseBanned((await admissionOf(tx, event, guestId)).ban);
    if (!event.settings.votes) throw new AppError("forbidden");
    const at = new Date().toISOString();
    await addBacker(tx, { requestId, eventId: event.id, guestId, asked: false, at, network });
    const after = withBacker(before);
    await record(tx, event, { verb: "backed", at, touched: [{ before, after }] });
    return after;
  });
}
