import type { EventPhase } from "@/lib/party/events/rules";

/** The word before an opening time: what it means differs once it has come, or where nobody opens by it. */
export function openingWord(phase: EventPhase, opensAt: string, now: number) {
  if (phase === "scheduled" || phase === "collecting") return "opens";
  if (phase === "draft" || Date.parse(opensAt) > now) return "planned";
  return phase === "open" || phase === "paused" ? "since" : "opened";
}

/** The word before a closing time. */
export function closingWord(phase: EventPhase, closesAt: string, now: number) {
  if (phase === "draft" || phase === "closed") return "until";
  return Date.parse(closesAt) > now ? "closes" : "closed";
}
