import { escapeHtml } from "@/lib/text/html";
import { joinedRecipients, recipientsOf } from "./recipients";
import type { AnswerKind, DeskEmail, Person } from "./schema";

/** The subject of an answer, with one prefix however long the exchange gets. */
export function answerSubject({ subject }: Pick<DeskEmail, "subject">, kind: AnswerKind) {
  const prefix = kind === "forward" ? "Fwd: " : "Re: ";
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : prefix + subject;
}

/** Who receives an answer: never the visitor, unless they wrote to themselves. A forwarded mail has no recipient yet. */
export function answerRecipients(email: DeskEmail, kind: AnswerKind, people: readonly Person[]) {
  if (kind === "forward") return "";
  const sender = people.find(({ name }) => name === email.from);
  const isOwn = (address: string) => people.some((one) => one.own && one.address === address);
  const others = recipientsOf(email).filter((address) => !isOwn(address));
  if (sender?.own) return joinedRecipients(others.length > 0 ? others : recipientsOf(email));
  const senders = sender ? [sender.address] : [];
  return joinedRecipients(kind === "replyAll" ? [...senders, ...others] : senders);
}

/** Whether answering all reaches more people than answering. */
export function hasOthers(email: DeskEmail, people: readonly Person[]) {
  const of = (kind: AnswerKind) => answerRecipients(email, kind, people);
  return of("replyAll") !== of("reply");
}

/** The text of an answer: room to write, then `introduction` and the mail. */
export function answerContent({ emailContent }: DeskEmail, introduction: string) {
  return `<p></p><p>${escapeHtml(introduction)}</p><blockquote>${emailContent}</blockquote>`;
}
