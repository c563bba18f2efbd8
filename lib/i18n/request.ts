import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { visitorSettings } from "@/lib/customizer/service";
import { locales } from "./locales";

export default getRequestConfig(async () => {
  const { isLanguage } = visitorSettings(await headers()).settings;
  const { default: messages } = await import(`@/messages/${isLanguage}.json`);
  return { locale: locales[isLanguage].tag, messages };
});
