import "server-only";
import { readCookie } from "@/lib/server/cookies";
import { preferredBy } from "@/lib/shell/i18n/preferred";
import { SETTINGS_COOKIE } from "./options";
import { readChoices } from "./read-choices";
import { settingsFor } from "./rules";

/** Returns the visitor's choices, what their browser asks for, and the resulting settings. */
export function visitorSettings(headers: Headers) {
  const choices = readChoices(readCookie(headers, SETTINGS_COOKIE));
  const browser = preferredBy(headers.get("accept-language"));
  return { choices, browser, settings: settingsFor(choices, browser) };
}

/** The language in which the visitor reads. */
export function languageOf(headers: Headers) {
  return visitorSettings(headers).settings.isLanguage;
}
