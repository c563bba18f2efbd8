import type { ReactNode } from "react";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactTools } from "./contacts-tools";
import { type Parts, useTools } from "./use-tools";

type Props = { contacts: readonly Contact[]; parts: Parts; children: ReactNode };

/** Gives the parts of the screen what they need of the contacts, each no more than it reads. */
export function ContactsProvider({ contacts, parts, children }: Props) {
  return <ContactTools parts={useTools(contacts, parts)}>{children}</ContactTools>;
}
