import { useFormatter, useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { personAt, recipientsOf } from "@/lib/office/email/recipients";
import { isDraft } from "@/lib/office/email/rules";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";

/** What the screen calls a mail and the people of it. */
export function useEmailWords() {
  const t = useTranslations("email");
  const format = useFormatter();
  const { people } = useEmailTools("selection");

  function nameOf(address: string) {
    const person = personAt(people, address);
    return person?.own ? t("me") : (person?.name ?? address);
  }
  /** The recipients' names. */
  function to(email: DeskEmail) {
    const names = recipientsOf(email).map(nameOf);
    return t("to", { names: names.length > 0 ? format.list(names.map(isolated)) : t("nobody") });
  }

  return {
    nameOf,
    to,
    subject: ({ subject }: DeskEmail) => subject || t("noSubject"),
    /** The other side: the recipients of what the visitor writes, else the sender. */
    party: (email: DeskEmail) => (email.sent || isDraft(email) ? to(email) : email.from),
  };
}
