import { useReadProfile } from "@/lib/account/profile/hooks";
import { send } from "@/lib/client/send";
import { emailChangeCalls } from "./calls";
import type { EmailChange, EmailConfirmation } from "./schema";

/** The writes of the email forms. */
export function useEmailChange() {
  const readAgain = useReadProfile();
  return {
    ask: (body: EmailChange) => send(emailChangeCalls.ask, { body }),
    confirm: (body: EmailConfirmation) => send(emailChangeCalls.confirm, { body }).then(readAgain),
  };
}
