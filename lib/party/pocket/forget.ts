import { deviceStorage } from "@/lib/client/browser-storage";
import { emptyDraft } from "@/lib/party/guests/persisted-rules";
import { useOutboxStore } from "@/lib/party/guests/store";
import { usePastNights } from "@/lib/party/past-nights/store";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { GUEST_PAGE } from "./offline-names";

/** What this phone keeps of its guest beyond tonight, by its key: other nights, and whether they want to be told. */
const KEPT = ["crowdcue-past-nights", "crowdcue-telling", "crowdcue-notifications"];

/** Whether this phone knows anything of its guest beyond the night with this code. */
export function knowsGuest(code: string) {
  const { name } = useOutboxStore.getState().draft;
  const { nights } = usePastNights.getState();
  return name !== "" || hasLanguage() || nights.some((night) => night.code !== code);
}

function hasLanguage() {
  return document.cookie.includes(`${SETTINGS_COOKIE}=`) && document.cookie.includes("isLanguage");
}

/** Forgets the guest's name, songs of other nights and language. None of it was ever anywhere else. */
export async function forgetGuest() {
  useOutboxStore.getState().write(emptyDraft);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari on older iPhones has no Cookie Store API
  document.cookie = `${SETTINGS_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  usePastNights.getState().forget();
  for (const key of KEPT) deviceStorage.removeItem(key);
  if ("caches" in window) await caches.delete(GUEST_PAGE.cache);
}
