import { leaveFor } from "@/lib/account/auth/hooks";
import { send } from "@/lib/client/send";
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
      send: () => send(signOutCalls.signOut, { body: {} }),
      onSuccess: ({ next }) => {
        forget();
        return leaveFor(next);
      },
    });
}
