import { foldText } from "@/lib/text/fold";
import { textOf } from "@/lib/text/html";
import { type DeskEmail, emailFolders, emailLabels } from "./schema";

const marks = ["starred", "important"] as const;

/** What the list can show: a folder, the marked mails of all folders, or those of a label. */
export const emailFilters = [...emailFolders, ...marks, ...emailLabels] as const;
export type EmailFilter = (typeof emailFilters)[number];
export type EmailMark = (typeof marks)[number];
/** Where a mail can be moved. The trash is the place of what is deleted. */
export const moveTargets = ["inbox", "spam", "trash"] as const;
export type MoveTarget = (typeof moveTargets)[number];

function isLabel(filter: EmailFilter): filter is (typeof emailLabels)[number] {
  return emailLabels.some((label) => label === filter);
}

/** What is in the trash shows there alone. A draft shows nowhere until something is typed. */
export function isIn(email: DeskEmail, filter: EmailFilter) {
  if (email.draft && email.untouched) return false;
  if (email.trash || filter === "trash") return email.trash && filter === "trash";
  return isLabel(filter) ? email.label === filter : email[filter];
}

/** Whether the visitor may still write this mail. */
export function isDraft(email: DeskEmail) {
  return email.draft && !email.trash;
}

/** The newest first. */
export function inOrder<E extends DeskEmail>(emails: readonly E[]) {
  return [...emails].sort((a, b) => {
    if (a.time === b.time) return b.id - a.id;
    return a.time < b.time ? 1 : -1;
  });
}

/** Folding is slow, and a search asks for all mails at each letter. */
const folded = new WeakMap<DeskEmail, string>();

function foldedText(email: DeskEmail) {
  const { from, To, subject, emailContent } = email;
  const text = folded.get(email) ?? foldText([from, To, subject, textOf(emailContent)].join(" "));
  folded.set(email, text);
  return text;
}

type Filter = { search: string; filter: EmailFilter };

/** The mails of a filter with every word of the search in sender, recipients, subject or text. */
export function matching<E extends DeskEmail>(emails: readonly E[], { search, filter }: Filter) {
  const words = foldText(search).split(" ").filter(Boolean);
  return emails.filter(
    (email) => isIn(email, filter) && words.every((word) => foldedText(email).includes(word)),
  );
}

/** For incoming mail the unread ones count, elsewhere all. */
const countedUnread: readonly EmailFilter[] = ["inbox", "spam"];

export function countsUnread(filter: EmailFilter) {
  return countedUnread.includes(filter);
}

/** How many mails each filter has. */
export function countsOf(emails: readonly DeskEmail[]) {
  const of = (filter: EmailFilter) =>
    emails.filter((email) => isIn(email, filter) && (email.unread || !countsUnread(filter))).length;
  return Object.fromEntries(emailFilters.map((filter) => [filter, of(filter)])) as Record<
    EmailFilter,
    number
  >;
}

/** Deletes a mail, or takes it back from the trash: to where it was, or to the inbox. */
export function trashToggled(email: DeskEmail): Partial<DeskEmail> {
  const hasFolder = email.inbox || email.sent || email.draft || email.spam;
  return { trash: !email.trash, ...(email.trash && !hasFolder && { inbox: true }) };
}

/** Moves a mail. What goes to the trash remembers where it was. */
export function movedTo(target: MoveTarget): Partial<DeskEmail> {
  if (target === "trash") return { trash: true };
  const none = { inbox: false, sent: false, draft: false, spam: false, trash: false };
  return { ...none, [target]: true };
}

/** The ids from one row of a list to another, whichever comes first. */
export function rangeOf(listed: readonly DeskEmail[], from: number | undefined, to: number) {
  const ends = [from, to].map((end) => listed.findIndex(({ id }) => id === end));
  const [first = -1, last = -1] = ends.sort((a, b) => a - b);
  return first < 0 ? [to] : listed.slice(first, last + 1).map(({ id }) => id);
}
