import type { SongRequest } from "./schema";

type Backed = Pick<SongRequest, "status" | "backers" | "withdrawnAt">;

/** Returns a request with one backer more. Both sides run these two, as `effect.ts` for the DJs' steps. */
export function withBacker<R extends Backed>(request: R): R {
  return { ...request, backers: request.backers + 1 };
}

/** Returns a request that a backer has left at this time: without backers, one that waits is withdrawn. */
export function withoutBacker<R extends Backed>(request: R, at: string): R {
  const left = { ...request, backers: request.backers - 1 };
  const isWithdrawn = left.status === "pending" && left.backers === 0;
  return isWithdrawn ? { ...left, status: "withdrawn", withdrawnAt: at } : left;
}
