import { deviceStorage } from "@/lib/client/browser-storage";
import type { Area } from "./schema";

/**
 * Removes other accounts' desks from this device, so that whoever uses it next does not find them. Unsaved desks stay until
 * their owners sign in again.
 */
export function forgetOthers(area: Area, account: string | undefined) {
  const prefix = `crowdcue-desk-${area}-`;
  for (const key of deviceStorage.keys()) {
    const isOfOther = key.startsWith(prefix) && key !== `${prefix}${account}`;
    if (isOfOther && isSaved(deviceStorage.getItem(key) ?? "")) deviceStorage.removeItem(key);
  }
}

function isSaved(kept: string) {
  try {
    return JSON.parse(kept).state.isSaved !== false;
  } catch {
    return true;
  }
}
