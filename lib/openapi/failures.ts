import type { Call } from "@/lib/calls/call";
import { AppError, type ErrorCode } from "@/lib/calls/errors";

/** Returns every error code of a call: its own, and those that follow from its declaration. */
export function failuresOf({ method, who, params, query, body, fails = [] }: Call) {
  const isWrite = method !== "GET";
  const isKnown = who === "dj" || who === "holder" || (who === "guest" && isWrite);
  const codes: (ErrorCode | false)[] = [
    Boolean(params || query || body) && "invalid_input",
    isKnown && "signed_out",
    // A cross-site write, or the shared demo account.
    (isWrite || who === "holder") && "forbidden",
    ...fails,
    Boolean(body) && "too_large",
    Boolean(body) && "unsupported_type",
    // The flood limit.
    who === "guest" && isWrite && "too_fast",
    "unexpected",
    // The storage does not answer, or takes no writes.
    "unavailable",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

/** Groups the codes by their status. */
export function byStatus(codes: readonly ErrorCode[]) {
  const groups: Record<number, ErrorCode[]> = {};
  for (const code of codes) {
    const { status } = new AppError(code);
    groups[status] = [...(groups[status] ?? []), code];
  }
  return groups;
}
