import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { FirstScript } from "@/components/layout/first-script";
import { Providers } from "@/components/layout/providers";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { FOLLOWS_DEVICE } from "@/components/theme/device-mode";
import { NONCE_HEADER } from "@/lib/server/security-headers";
import { publicOrigin } from "@/lib/server/site-address";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { locales } from "@/lib/shell/i18n/locales";

/** The id of the last element of a page's HTML. */
const END_ID = "end";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout");
  const origin = publicOrigin(await headers());
  return {
    // The host may come from the client and be invalid.
    metadataBase: URL.canParse(origin) ? new URL(origin) : null,
    title: { default: t("product"), template: `%s · ${t("product")}` },
    description: t("description"),
    // Title, description and picture come from the page, or from `opengraph-image.jpg` beside this file.
    openGraph: { type: "website", siteName: t("product") },
    icons: { icon: ["/logo.svg", "/favicon.ico"], apple: "/apple-touch-icon.png" },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { settings } = visitorSettings(await headers());
  return { themeColor: settings.activeMode === "dark" ? "#171C23" : "#F4F6FA" };
}

export default async function RootLayout({ children }: LayoutProps<"/">) {
  const asked = await headers();
  const { choices, browser, settings } = visitorSettings(asked);
  const { activeDir, activeMode, activeTheme, isLanguage } = settings;
  const { tag } = locales[isLanguage];
  return (
    <html
      lang={tag}
      dir={activeDir}
      data-mode={activeMode}
      data-theme={activeTheme}
      {...(choices.activeMode === "system" && FOLLOWS_DEVICE)}
      // The script below may know a newer mode of the device than the server.
      suppressHydrationWarning
      // Without it, `next dev` warns of the smooth scrolling.
      data-scroll-behavior="smooth"
    >
      <body>
        {/* Over a slow connection, half a page would be painted first and then shift. */}
        <link rel="expect" href={`#${END_ID}`} blocking="render" />
        <FirstScript nonce={asked.get(NONCE_HEADER) ?? undefined} />
        <NextIntlClientProvider messages={{}}>
          <PageMessages of={["layout", "errors", "forms", "outbox"]}>
            <Providers choices={choices} browser={browser}>
              {children}
            </Providers>
          </PageMessages>
        </NextIntlClientProvider>
        <div id={END_ID} hidden />
      </body>
    </html>
  );
}
