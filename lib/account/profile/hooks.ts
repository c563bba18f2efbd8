import { useSWRConfig } from "swr";
import { deviceCalls } from "@/lib/account/devices/calls";
import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import type {
  OwnerConfirmed,
  PasswordConfirmed,
  TwoFactorChange,
} from "@/lib/account/two-factor/schema";
import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { sendAlone, sendLast } from "@/lib/client/send-alone";
import { useWrite } from "@/lib/client/use-write";
import { profileCalls, profileKey } from "./calls";
import type { PasswordChange, Profile, ProfileChange } from "./schema";

/** The signed-in account; `fallback` is the data served with the page. */
export function useProfile(fallback: Profile) {
  return useAnswer(profileCalls.get, undefined, { fallbackData: fallback }).data ?? fallback;
}

/** Returns the function that shows another profile on the page: the answer to a call. */
function useShowProfile() {
  const { mutate } = useSWRConfig();
  return (profile: Promise<Profile>) => mutate(profileKey, profile, { revalidate: false });
}

/** Returns the function that reads the profile again, after a call that has changed it and answers nothing. */
export function useReadProfile() {
  const show = useShowProfile();
  return () => show(send(profileCalls.get));
}

/** The writes of the account page's forms. */
export function useProfileActions() {
  const show = useShowProfile();
  const readAgain = useReadProfile();

  return {
    update: (body: ProfileChange) => show(send(profileCalls.update, { body })),
    changePassword: (body: PasswordChange) =>
      sendAlone(profileCalls.changePassword, { body }).then(readAgain),
    beginTwoFactor: (body: PasswordConfirmed) => send(twoFactorCalls.begin, { body }),
    confirmTwoFactor: (code: string) =>
      sendAlone(twoFactorCalls.confirm, { body: { code } }).then(readAgain),
    endTwoFactor: (body: TwoFactorChange) =>
      sendAlone(twoFactorCalls.end, { body }).then(readAgain),
    renewBackupCodes: (body: TwoFactorChange) => send(twoFactorCalls.renewBackupCodes, { body }),
    /** Afterwards there is nothing left to read. */
    remove: (body: OwnerConfirmed) => sendLast(profileCalls.remove, { body }),
  };
}

/** The writes of the account page's buttons: each revokes a session or a trusted device. */
export function useAccessActions() {
  const write = useWrite();
  const onSuccess = useReadProfile();
  const end = (ending: () => Promise<unknown>, success: string) =>
    write({ send: ending, onSuccess, success });

  return {
    endSession: (id: string, success: string) =>
      end(() => send(profileCalls.endSession, { params: { id } }), success),
    endOtherSessions: (success: string) => end(() => send(profileCalls.endOtherSessions), success),
    forgetDevice: (id: string, success: string) =>
      end(() => send(deviceCalls.forget, { params: { id } }), success),
    forgetDevices: (success: string) => end(() => send(deviceCalls.forgetAll), success),
  };
}
