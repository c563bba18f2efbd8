import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { intlLocale } from "@/lib/shell/i18n/locales";

export default getRequestConfig(async () => {
  const { isLanguage } = visitorSettings(await headers()).settings;
  const { default: messages } = await import(`@/messages/${isLanguage}.json`);
  // One "now" for server and browser, because otherwise "3 minutes ago" could differ between the two.
  return { locale: intlLocale(isLanguage), messages, now: new Date() };
});
