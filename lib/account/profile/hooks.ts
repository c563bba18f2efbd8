import useSWR from "swr";
import { z } from "zod/mini";
import { twoStepsKey } from "@/lib/account/two-factor/calls";
import {
  backupCodesSchema,
  type PasswordConfirmed,
  twoStepsSetupSchema,
} from "@/lib/account/two-factor/schema";
import { api, type Write } from "@/lib/client/api";
import { profileKey } from "./calls";
import {
  type EmailChange,
  type PasswordChange,
  type Profile,
  type ProfileChange,
  profileSchema,
} from "./schema";

const nothing = z.undefined();

/** The account that is signed in; `fallback` is what the page was served with. */
export function useProfile(fallback: Profile) {
  const { data } = useSWR(profileKey, () => api(profileSchema, profileKey), {
    fallbackData: fallback,
  });
  return data;
}

export function useProfileActions() {
  const { mutate } = useSWR(profileKey, null);

  /** A call that answers nothing; what it changed is read anew. */
  async function call(path: string, write: Write) {
    await api(nothing, profileKey + path, write);
    await mutate(api(profileSchema, profileKey), { revalidate: false });
  }

  return {
    update: (body: ProfileChange) =>
      mutate(api(profileSchema, profileKey, { method: "PATCH", body }), { revalidate: false }),
    changePassword: (body: PasswordChange) => call("/password", { method: "POST", body }),
    changeEmail: (body: EmailChange) => call("/email", { method: "POST", body }),
    endSession: (id: string) => call(`/sessions/${id}`, { method: "DELETE" }),
    endOtherSessions: () => call("/sessions", { method: "DELETE" }),
    beginTwoSteps: (body: PasswordConfirmed) =>
      api(twoStepsSetupSchema, twoStepsKey, { method: "POST", body }),
    confirmTwoSteps: (code: string) => call("/two-steps", { method: "PUT", body: { code } }),
    endTwoSteps: (body: PasswordConfirmed) => call("/two-steps", { method: "DELETE", body }),
    renewBackupCodes: (body: PasswordConfirmed) =>
      api(backupCodesSchema, `${twoStepsKey}/backup-codes`, { method: "POST", body }),
    forgetDevice: (id: string) => call(`/devices/${id}`, { method: "DELETE" }),
    forgetDevices: () => call("/devices", { method: "DELETE" }),
    /** There is nothing left to read afterwards. */
    remove: (body: PasswordConfirmed) => api(nothing, profileKey, { method: "DELETE", body }),
  };
}
