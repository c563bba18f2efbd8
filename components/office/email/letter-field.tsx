import { useTranslations } from "next-intl";
import { type RefObject, useImperativeHandle } from "react";
import { TextEditor } from "@/components/office/desk/text-editor";
import { useDraft } from "@/components/office/desk/use-draft";
import { safeContent } from "@/lib/office/email/safe-content";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";

type Props = {
  email: DeskEmail;
  /** Gets the function that puts into the desk at once what was typed last. */
  flushRef: RefObject<(() => void) | undefined>;
};

/** The text of a draft. It is sanitized when it is kept, and when it opens: another version may have kept it. */
export function LetterField({ email, flushRef }: Props) {
  const t = useTranslations("email");
  const { write } = useEmailTools("actions");
  const { id, emailContent, answers, To, untouched } = email;
  const draft = useDraft(emailContent, (html) => write(id, { emailContent: safeContent(html) }));
  useImperativeHandle(flushRef, () => draft.flush);
  return (
    <TextEditor
      label={t("text")}
      content={safeContent(emailContent)}
      // An answer begins with its text, another mail with its recipients.
      autofocus={untouched && answers && To ? "start" : false}
      onChange={draft.set}
      onBlur={draft.flush}
    />
  );
}
