import type { Keys } from "@/components/ui/keys";

/** The keys of the mailbox, as mail programs have them. */
export const emailKeys = {
  next: "j",
  previous: "k",
  delete: "e",
  star: "s",
  check: "x",
  compose: "c",
  reply: "r",
  replyAll: "a",
  forward: "f",
  search: "/",
  help: "?",
} as const satisfies Keys;
export type EmailAct = keyof typeof emailKeys;
