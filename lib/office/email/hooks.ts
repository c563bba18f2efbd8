import { useMemo } from "react";
import { useAnswer } from "@/lib/client/hooks";
import { useDesk, useDeskItems } from "@/lib/office/desk/hooks";
import { EMAIL } from "./actions";
import { emailCalls } from "./calls";
import { inOrder } from "./rules";
import type { DeskEmail } from "./schema";

/** The mails as the visitor left them, the newest first; undefined until the samples are there. */
export function useEmails() {
  const { data: samples, error, mutate } = useAnswer(emailCalls.list);
  const emails = useDeskItems(samples, EMAIL);
  const listed = useMemo(() => emails && inOrder<DeskEmail>(emails), [emails]);
  return { emails: listed, error, retry: () => void mutate() };
}

/** Whether a mail's text comes from this device, so that nobody has sanitized it yet. */
export function useIsWrittenHere(id: number) {
  return useDesk().entries[id]?.fields.emailContent !== undefined;
}
