import { useTranslations } from "next-intl";
import { focusList } from "@/components/office/desk/focus-when-shown";
import type { Change } from "@/components/ui/use-address";
import { useDateText } from "@/components/ui/use-date-text";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { emailActions } from "@/lib/office/email/actions";
import { answerContent, answerRecipients, answerSubject } from "@/lib/office/email/answers";
import { isDraft } from "@/lib/office/email/rules";
import type { AnswerKind, DeskEmail, Person } from "@/lib/office/email/schema";

type Props = {
  emails: readonly DeskEmail[];
  people: readonly Person[];
  chosen: DeskEmail | undefined;
  close: () => void;
  select: (id: number | undefined, isStep?: boolean, more?: Change) => void;
  showUndo: (message: string, undo: () => void) => void;
};

/** The tools to write mails. A draft that answers a mail, and an untouched one, is continued instead of doubled. */
export function useWriting({ emails, people, chosen, close, select, showUndo }: Props) {
  const t = useTranslations("email");
  const dateText = useDateText();
  const { addDraft, write, send, discard } = emailActions(useDeskStore());
  const me = people.find(({ own }) => own) ?? { name: "", picture: NO_PICTURE };
  const draftThat = (is: (email: DeskEmail) => boolean) =>
    emails.find((email) => isDraft(email) && is(email));

  /** Returns to the mail that a draft answers, or to the list. */
  function leave({ id, answers }: DeskEmail) {
    if (id !== chosen?.id) return;
    const answered = emails.find((email) => email.id === answers?.id && !email.trash);
    if (answered) select(answered.id, false);
    else close();
    focusList();
  }

  return {
    /** Begins a mail to this address, or continues one that is still untouched. */
    composeTo(address: string) {
      const blank = draftThat(
        ({ untouched, To, answers }) => !!untouched && !answers && To === address,
      );
      select(blank?.id ?? addDraft(me, { To: address }), false, { to: undefined });
    },
    compose() {
      const blank = draftThat(({ untouched, To, answers }) => !!untouched && !To && !answers);
      select(blank?.id ?? addDraft(me, {}));
    },
    answer(email: DeskEmail, kind: AnswerKind) {
      const known = draftThat(({ answers }) => answers?.id === email.id && answers.kind === kind);
      const introduction = t("wrote", { date: dateText(email.time), name: email.from });
      const answer = () =>
        addDraft(me, {
          To: answerRecipients(email, kind, people),
          subject: answerSubject(email, kind),
          emailContent: answerContent(email, introduction),
          answers: { id: email.id, kind },
          ...(kind === "forward" && {
            attachment: email.attachment,
            attachments: email.attachments,
          }),
        });
      select(known?.id ?? answer(), false);
    },
    write,
    /** With a toast that undoes it. */
    send(email: DeskEmail) {
      leave(email);
      showUndo(t("sent"), send(email));
    },
    /** With a toast that undoes it. */
    discard(email: DeskEmail) {
      leave(email);
      showUndo(t("discarded"), discard(email.id));
    },
  };
}

const NO_PICTURE = "/api/pictures/avatar/owner";
