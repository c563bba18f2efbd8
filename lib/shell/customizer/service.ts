import "server-only";
import { readCookie } from "@/lib/server/cookies";
import { preferredLanguage } from "@/lib/shell/i18n/locales";
import { SETTINGS_COOKIE } from "./options";
import { readChoices } from "./read-choices";
import { settingsFor } from "./rules";

/** Returns the visitor's choices, their browser's language, and the resulting settings. */
export function visitorSettings(headers: Headers) {
  const choices = readChoices(readCookie(headers, SETTINGS_COOKIE));
  const browserLanguage = preferredLanguage(headers.get("accept-language"));
  return { choices, browserLanguage, settings: settingsFor(choices, browserLanguage) };
}
