import "server-only";
import { AppError } from "@/lib/calls/errors";
import { removeBacker } from "./backers";
import { changeBacking, refuseUnlessOpenToVotes } from "./backing";
import { withoutBacker } from "./backing-rules";
import { record } from "./record";
import type { OwnWords, TakenBack } from "./schema";
import { isHidden } from "./view-rules";

/**
 * Removes a guest's vote from a request, or the guest's own request: without backers, a pending one is withdrawn.
 * Also returns the words that the guest had written, with which `restore` undoes it; null if there was no vote.
 * @throws AppError like `changeBacking` and `refuseUnlessOpenToVotes`
 */
export async function takeBack(
  code: string,
  guestId: string,
  requestId: string,
): Promise<TakenBack> {
  let words: OwnWords | null = null;
  const request = await changeBacking(
    code,
    guestId,
    requestId,
    async ({ tx, event, before, backer }) => {
      refuseUnlessOpenToVotes({ event, before });
      if (!backer) {
        if (isHidden(event, before)) throw new AppError("not_found");
        return before;
      }
      words = { name: backer.name, message: backer.message };
      await removeBacker(tx, backer);
      const at = new Date().toISOString();
      const after = withoutBacker(before, at);
      const verb = after.status === "withdrawn" ? "withdrawn" : "left";
      await record(tx, event, { verb, at, touched: [{ before, after }] });
      return after;
    },
  );
  return { request, words };
}
