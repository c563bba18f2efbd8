import { useLocale } from "next-intl";
import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { contactCalls } from "./calls";
import { type ContactOrder, inOrder } from "./rules";
import { contactSchema } from "./schema";

const CONTACT = { schema: contactSchema, id: "id" };

/** The contacts as the visitor left them, in alphabetical order; undefined until the samples are there. */
export function useContacts(by: ContactOrder) {
  const locale = useLocale();
  const { data: samples, error, mutate } = useAnswer(contactCalls.list);
  const contacts = useDeskItems(samples, CONTACT);
  const listed = useMemo(
    () =>
      contacts &&
      inOrder(
        contacts.filter(({ deleted }) => !deleted),
        locale,
        by,
      ),
    [contacts, locale, by],
  );
  return { contacts: listed, error, retry: () => void mutate() };
}
