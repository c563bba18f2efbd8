export const requestStatuses = [
  "pending",
  "accepted",
  "playing",
  "played",
  "declined",
  "withdrawn",
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const declineReasons = [
  "already_played",
  "not_available",
  "not_tonight",
  "wrong_moment",
  "explicit",
  "other",
] as const;
export type DeclineReason = (typeof declineReasons)[number];
