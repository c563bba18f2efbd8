import type { ReactNode } from "react";
import { useAsked } from "@/components/office/desk/use-asked";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import type { DeskEmail, Person } from "@/lib/office/email/schema";
import { EmailTools } from "./email-tools";
import { useActs } from "./use-acts";
import { useTools } from "./use-tools";

type Props = {
  emails: readonly DeskEmail[] | undefined;
  people: readonly Person[];
  showKeys: () => void;
  children: ReactNode;
};

const NONE: readonly DeskEmail[] = [];

/** Gives the parts of the screen what they need of the mailbox, each no more than it reads. */
export function EmailProvider({ emails, people, showKeys, children }: Props) {
  const tools = useTools(emails ?? NONE, people);
  const { selection, actions } = tools;
  useActs(tools, showKeys);
  useAsked(selection.askedFor, actions.composeTo, emails !== undefined);
  useAskedNew(actions.compose, emails !== undefined);
  return <EmailTools parts={tools}>{children}</EmailTools>;
}
