import type { GuestRequest } from "./schema";

/** A guest may say "not now" while their song is among the next so many. */
export const NEAR = 3;
/** How often they may: each time another song goes first. */
export const MOST_POSTPONED = 3;

/** Whether a guest's own song comes after the one that plays. */
export function isNext({
  asked,
  place,
  placeTo,
}: Pick<GuestRequest, "asked" | "place" | "placeTo">) {
  return asked && place === 1 && placeTo === null;
}

type Own = Pick<GuestRequest, "counted" | "place" | "placeTo" | "postponed">;

/** Whether a guest may postpone their own song. Who joined it later has no say in when it comes. */
export function canPostpone({ counted, place, placeTo, postponed }: Own) {
  const isNear = place !== null && placeTo === null && place <= NEAR;
  return counted && isNear && postponed < MOST_POSTPONED;
}
