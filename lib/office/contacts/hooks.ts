import { useLocale } from "next-intl";
import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDeskElsewhere, useDeskItems } from "@/lib/office/desk/hooks";
import { itemsOn } from "@/lib/office/desk/items";
import { contactCalls } from "./calls";
import { type ContactOrder, inOrder } from "./rules";
import { contactSchema } from "./schema";

export const CONTACT = { schema: contactSchema, id: "id" };

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

/** A contact on another area's page; undefined until it is found. Without an id nothing is read. */
export function useContact(id: number | undefined, account: string | undefined) {
  const isWanted = id !== undefined;
  const { data: samples } = useAnswer(contactCalls.list, isWanted ? undefined : null);
  const desk = useDeskElsewhere("contacts", account, isWanted);
  return useMemo(
    () =>
      isWanted && samples
        ? itemsOn(desk, samples, CONTACT).find((one) => one.id === id && !one.deleted)
        : undefined,
    [isWanted, samples, desk, id],
  );
}
