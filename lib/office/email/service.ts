import "server-only";
import { buildEmails } from "@/data/email";
import { buildPeople, OWNER } from "@/data/people";
import type { Dj } from "@/lib/account/auth/schema";
import { safeContent } from "./safe-content";
import type { Email, Person } from "./schema";

const items: Email[] = buildEmails().map((email) => ({
  ...email,
  emailContent: safeContent(email.emailContent),
}));

/** Always the same list: what a visitor changes stays on their device. */
export function listEmails() {
  return items;
}

const others = buildPeople().map(({ name, email, avatar }) => personOf(name, email, avatar, false));
const owner = personOf(OWNER.name, OWNER.email, OWNER.avatar, true);

/** Who writes and receives the mails: the visitor first, by every name and address of theirs. */
export function listPeople(holder: Dj | undefined): Person[] {
  const holders = holder
    ? [personOf(holder.name, holder.email, `/api/pictures/avatar/${holder.id}`, true)]
    : [];
  return [...holders, owner, ...others];
}

function personOf(name: string, address: string, picture: string, own: boolean): Person {
  return { name, address, picture, own };
}
