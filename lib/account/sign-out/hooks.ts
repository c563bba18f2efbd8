import { leaveFor } from "@/lib/account/auth/hooks";
import { pauseFetching } from "@/lib/client/fetch-policy";
import { forgetAccount } from "@/lib/client/forget-account";
import { callsSettled, send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { signOutCalls } from "./calls";

/** Ends the session, removes what this device keeps of the account, and loads the page that the answer names. */
export function useSignOut() {
  const write = useWrite();
  return () =>
    write({
      send: endSession,
      onSuccess: async ({ next }) => {
        await forgetAccount();
        return leaveFor(next);
      },
    });
}

/** A read that hangs does not block the sign-out. */
const LONGEST_WAIT_MS = 2000;

/** No read may meet the ended session: this awaits those in flight and starts no others. */
async function endSession() {
  pauseFetching(true);
  try {
    await callsSettled(LONGEST_WAIT_MS);
    return await send(signOutCalls.signOut, { body: {} });
  } catch (error) {
    pauseFetching(false);
    throw error;
  }
}
