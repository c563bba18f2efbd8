import { doneSchema } from "@/lib/account/auth/schema";
import { api } from "@/lib/client/api";
import { useNotificationsStore } from "@/lib/party/notifications/store";
import { signOutKey } from "./calls";

/** Ends the session and leaves for the page that the answer names, with nothing kept of what was read. */
export async function signOut() {
  const { next } = await api(doneSchema, signOutKey, { method: "POST", body: {} });
  useNotificationsStore.getState().clear();
  window.location.assign(next);
}
