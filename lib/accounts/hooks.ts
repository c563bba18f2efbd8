import { z } from "zod/mini";
import { api } from "@/lib/http/api";
import { useNotificationsStore } from "@/lib/notifications/store";

/** Ends the session on this device and forgets what it was told while it lasted. */
export async function signOut() {
  await api(z.unknown(), "/api/auth/sign-out", { method: "POST", body: {} });
  useNotificationsStore.getState().clear();
}
