import { useKeys } from "@/components/ui/use-keys";
import { isDraft } from "@/lib/office/email/rules";
import type { AnswerKind } from "@/lib/office/email/schema";
import { emailKeys } from "./email-keys";
import type { useTools } from "./use-tools";

/** Does what `emailKeys` says: with the checked mails where several may be meant, else with the one at hand. */
export function useActs(
  { selection, filter, actions }: ReturnType<typeof useTools>,
  showKeys: () => void,
) {
  const { chosen } = selection;
  const { checked, listed, searchField } = filter;

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
    if (next) actions.select(next.id);
  }
  const answer = (kind: AnswerKind) => () =>
    chosen && !isDraft(chosen) ? actions.answer(chosen, kind) : undefined;

  useKeys(emailKeys, {
    next: () => step(1),
    previous: () => step(-1),
    delete: () => several().length > 0 && actions.toggleTrash(several()),
    star() {
      const mails = several();
      actions.setMark(mails, "starred", !mails.every(({ starred }) => starred));
    },
    check() {
      const one = atHand();
      if (one) actions.check(one.id, false);
    },
    compose: actions.compose,
    reply: answer("reply"),
    replyAll: answer("replyAll"),
    forward: answer("forward"),
    search: () => searchField.current?.focus(),
    help: showKeys,
  });
}
