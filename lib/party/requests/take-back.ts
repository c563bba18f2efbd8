import "server-only";
import { removeBacker } from "./backers";
import { changeBacking } from "./backing";
import { record } from "./record";

/**
 * Removes a guest's vote from a request. A pending request without backers is withdrawn.
 * @throws AppError like `changeBacking`
 */
export function takeBack(code: string, guestId: string, requestId: string) {
  return changeBacking(code, guestId, requestId, async ({ tx, event, before, backer }) => {
    if (!backer) return before;
    await removeBacker(tx, backer);
    const at = new Date().toISOString();
    const left = { ...before, backers: before.backers - 1 };
    const isWithdrawn = before.status === "pending" && left.backers === 0;
    const after = isWithdrawn ? { ...left, status: "withdrawn" as const, withdrawnAt: at } : left;
    const verb = isWithdrawn ? "withdrawn" : "left";
    await record(tx, event, { verb, at, touched: [{ before, after }] });
    return after;
  });
}
