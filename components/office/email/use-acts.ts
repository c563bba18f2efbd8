import { useKeys } from "@/components/ui/use-keys";
import { isDraft } from "@/lib/office/email/rules";
import type { AnswerKind } from "@/lib/office/email/schema";
import { emailKeys } from "./email-keys";
import type { EmailTools } from "./email-tools";

/** Does what `emailKeys` says: with the checked mails where several may be meant, else with the one at hand. */
export function useActs(tools: EmailTools, showKeys: () => void) {
  const { chosen, checked, listed } = tools;

  /** The mail whose row has the focus, else the open one. */
  function atHand() {
    const { activeElement } = document;
    const row = activeElement instanceof HTMLElement ? activeElement.dataset.item : undefined;
    return listed.find(({ id }) => String(id) === row) ?? chosen;
  }
  function several() {
    const one = atHand();
    return checked.length > 0 ? checked : one ? [one] : [];
  }
  function step(by: 1 | -1) {
    const index = chosen ? listed.indexOf(chosen) : -1;
    const next = listed[index < 0 ? 0 : index + by];
    if (next) tools.select(next.id);
  }
  const answer = (kind: AnswerKind) => () =>
    chosen && !isDraft(chosen) ? tools.answer(chosen, kind) : undefined;

  useKeys(emailKeys, {
    next: () => step(1),
    previous: () => step(-1),
    delete: () => several().length > 0 && tools.toggleTrash(several()),
    star() {
      const mails = several();
      tools.setMark(mails, "starred", !mails.every(({ starred }) => starred));
    },
    check() {
      const one = atHand();
      if (one) tools.check(one.id, false);
    },
    compose: tools.compose,
    reply: answer("reply"),
    replyAll: answer("replyAll"),
    forward: answer("forward"),
    search: () => tools.searchField.current?.focus(),
    help: showKeys,
  });
}
