"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { emailCalls } from "@/lib/office/email/calls";
import type { Email, Person } from "@/lib/office/email/schema";
import { EmailArea } from "./email-area";

type Props = {
  /** The samples. */
  emails: Email[];
  /** Who writes and receives them. */
  people: Person[];
  account: string | undefined;
};

export function EmailScreen({ emails, people, account }: Props) {
  return (
    <SWRConfig value={{ fallback: { [emailCalls.list.path]: emails } }}>
      <DeskProvider area="email" account={account}>
        <EmailArea people={people} />
      </DeskProvider>
    </SWRConfig>
  );
}
