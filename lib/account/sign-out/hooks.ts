import { leaveFor } from "@/lib/account/auth/hooks";
import { forgetAccount } from "@/lib/client/forget-account";
import { sendLast } from "@/lib/client/send-alone";
import { useWrite } from "@/lib/client/use-write";
import { signOutCalls } from "./calls";

/** Ends the session, removes what this device keeps of the account, and loads the page that the answer names. */
export function useSignOut() {
  const write = useWrite();
  return () =>
    write({
      send: () => sendLast(signOutCalls.signOut, { body: {} }),
      onSuccess: async ({ next }) => {
        await forgetAccount();
        return leaveFor(next);
      },
    });
}
