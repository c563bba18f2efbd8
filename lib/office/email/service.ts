import "server-only";
import { buildEmails } from "@/data/email";
import { buildPeople, OWNER } from "@/data/people";
import type { Dj } from "@/lib/account/auth/schema";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { perLanguage } from "@/lib/shell/i18n/per-language";
import { safeContent } from "./safe-content";
import type { Email, Person } from "./schema";

/** Always the same list in a language: what a visitor changes stays on their device. */
export const listEmails: (language: LanguageCode) => Email[] = perLanguage((language) =>
  buildEmails(language).map((email) => ({
    ...email,
    emailContent: safeContent(email.emailContent),
  })),
);

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
