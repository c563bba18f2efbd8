import { useSWRConfig } from "swr";
import { deviceCalls } from "@/lib/account/devices/calls";
import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import type { PasswordConfirmed } from "@/lib/account/two-factor/schema";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useWrite } from "@/lib/client/use-write";
import { profileCalls, profileKey } from "./calls";
import type { PasswordChange, Profile, ProfileChange } from "./schema";

/** The account that is signed in; `fallback` is what the page was served with. */
export function useProfile(fallback: Profile) {
  return useAnswer(profileCalls.get, undefined, { fallbackData: fallback }).data ?? fallback;
}

/** What the forms of the account page send. What a call without an answer has changed is read again. */
export function useProfileActions() {
  const { mutate } = useSWRConfig();

  function show(profile: Promise<Profile>) {
    return mutate(profileKey, profile, { revalidate: false });
  }
  const readAgain = () => show(send(profileCalls.get));

  return {
    update: (body: ProfileChange) => show(send(profileCalls.update, { body })),
    changePassword: (body: PasswordChange) =>
      send(profileCalls.changePassword, { body }).then(readAgain),
    beginTwoFactor: (body: PasswordConfirmed) => send(twoFactorCalls.begin, { body }),
    confirmTwoFactor: (code: string) =>
      send(twoFactorCalls.confirm, { body: { code } }).then(readAgain),
    endTwoFactor: (body: PasswordConfirmed) => send(twoFactorCalls.end, { body }).then(readAgain),
    renewBackupCodes: (body: PasswordConfirmed) => send(twoFactorCalls.renewBackupCodes, { body }),
    /** There is nothing left to read afterwards. */
    remove: (body: PasswordConfirmed) => send(profileCalls.remove, { body }),
  };
}

/** What the buttons of the account page write: each ends what somebody may do without signing in again. */
export function useAccessActions() {
  const { mutate } = useSWRConfig();
  const write = useWrite();

  function end(ending: () => Promise<unknown>, success: string) {
    const onSuccess = () => mutate(profileKey, send(profileCalls.get), { revalidate: false });
    return write({ send: ending, onSuccess, success });
  }

  return {
    endSession: (id: string, success: string) =>
      end(() => send(profileCalls.endSession, { params: { id } }), success),
    endOtherSessions: (success: string) => end(() => send(profileCalls.endOtherSessions), success),
    forgetDevice: (id: string, success: string) =>
      end(() => send(deviceCalls.forget, { params: { id } }), success),
    forgetDevices: (success: string) => end(() => send(deviceCalls.forgetAll), success),
  };
}
