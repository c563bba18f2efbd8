"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { contactCalls } from "@/lib/office/contacts/calls";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactsArea } from "./contacts-area";

type Props = {
  /** The samples. */
  contacts: Contact[];
  account: string | undefined;
};

export function ContactsScreen({ contacts, account }: Props) {
  return (
    <SWRConfig value={{ fallback: { [contactCalls.list.path]: contacts } }}>
      <DeskProvider area="contacts" account={account}>
        <ContactsArea />
      </DeskProvider>
    </SWRConfig>
  );
}
