import { useSWRConfig } from "swr";
import { profileCalls, profileKey } from "@/lib/account/profile/calls";
import { send } from "@/lib/client/send";
import { emailChangeCalls } from "./calls";
import type { EmailChange, EmailConfirmation } from "./schema";

/** The writes of the email forms. Each refetches what its call has changed. */
export function useEmailChange() {
  const { mutate } = useSWRConfig();
  const readAgain = () => mutate(profileKey, send(profileCalls.get), { revalidate: false });

  return {
    ask: (body: EmailChange) => send(emailChangeCalls.ask, { body }),
    confirm: (body: EmailConfirmation) => send(emailChangeCalls.confirm, { body }).then(readAgain),
  };
}
