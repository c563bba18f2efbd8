import { leaveFor } from "@/lib/account/auth/hooks";
import { pauseFetching } from "@/lib/client/fetch-policy";
import { callsSettled, send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { signOutCalls } from "./calls";

/**
 * Ends the session and leaves for the page that the answer names. `forget` drops what this device keeps for the DJ who
 * was signed in.
 */
export function useSignOut(forget: () => void) {
  const write = useWrite();
  return () =>
    write({
      send: endSession,
      onSuccess: ({ next }) => {
        forget();
        return leaveFor(next);
      },
    });
}

/** A read that hangs does not keep anybody signed in. */
const LONGEST_WAIT_MS = 2000;

/** No read may meet the ended session: those in flight are awaited, and the page starts no other. */
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
