import "server-only";
import { createTranslator } from "next-intl";
import { write } from "@/lib/db/client";
import { eventByCode } from "@/lib/party/events/access";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { intlLocale, locales } from "@/lib/shell/i18n/locales";
import * as db from "./db";
import { ARRIVAL } from "./rules";
import { arrivalToken, readToken } from "./token";

/** The request header by which the guest page learns that its guest has just come across. */
export const ARRIVED_HEADER = "x-arrived";

type Colours = { theme: string; background: string };

/**
 * The guest page as an app, in the visitor's language. Its address brings a guest across to an iPhone's app, which has
 * cookies of its own; elsewhere the app is the browser. @throws AppError `not_found`
 */
export async function getManifest(
  typed: string,
  guestId: string,
  headers: Headers,
  colours: Colours,
) {
  const { code } = await eventByCode(typed);
  const { isLanguage: language } = visitorSettings(headers).settings;
  const { default: messages } = await import(`../../../messages/${language}.json`);
  const t = createTranslator({ locale: intlLocale(language), messages });
  const page = `/requests?event=${code}`;
  const arriving = isApple(headers) ? `&${ARRIVAL}=${arrivalToken(guestId)}` : "";
  const { tag: lang, dir } = locales[language];
  return {
    id: "/requests",
    name: t("layout.product"),
    short_name: t("layout.product"),
    description: t("requestsPage.description"),
    lang,
    dir,
    start_url: page + arriving,
    scope: "/requests",
    display: "standalone",
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("maskable-512", 512, "maskable"),
      icon("monochrome-512", 512, "monochrome"),
    ],
    shortcuts: [
      { name: t("requests.ask"), url: page },
      { name: t("requests.own"), url: `${page}&filter=mine` },
    ],
    share_target: {
      action: "/requests",
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "heading", text: "text", url: "link" },
    },
  };
}

function icon(name: string, size: number, purpose = "any") {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

/** Whether apps on this device's home screen do not share the browser's cookies. */
function isApple(headers: Headers) {
  const agent = headers.get("user-agent") ?? "";
  // An iPad says that it is a Mac.
  return /\b(iPhone|iPad|iPod)\b/.test(agent) || /Macintosh.*Version\/[\d.]+ Safari/.test(agent);
}

/** Returns the id of the guest whom a token brings across: once, and within ten minutes. */
export async function arrivedAs(token: string, now = Date.now()) {
  const said = readToken(token, now);
  if (!said) return undefined;
  const isFirst = await write(async (tx) => {
    await db.removeExpired(tx, new Date(now).toISOString());
    return db.use(tx, { token: said.hash, expiresAt: said.expiresAt });
  });
  return isFirst ? said.guestId : undefined;
}
