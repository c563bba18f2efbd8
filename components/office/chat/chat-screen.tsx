"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { chatCalls } from "@/lib/office/chat/calls";
import type { ChatContact } from "@/lib/office/chat/schema";
import { ChatArea } from "./chat-area";

type Props = {
  /** The samples. */
  contacts: ChatContact[];
  account: string | undefined;
  /** In the demo, samples answer now and then. */
  hasAnswers: boolean;
};

export function ChatScreen({ contacts, account, hasAnswers }: Props) {
  return (
    <SWRConfig value={{ fallback: { [chatCalls.list.path]: contacts } }}>
      <DeskProvider area="chat" account={account}>
        <ChatArea hasAnswers={hasAnswers} />
      </DeskProvider>
    </SWRConfig>
  );
}
