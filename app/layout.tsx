import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { NOTE_EARLY_TAPS } from "@/components/layout/early-input";
import { Providers } from "@/components/layout/providers";
import { NONCE_HEADER } from "@/lib/server/security-headers";
import { publicOrigin } from "@/lib/server/site-address";
import { visitorSettings } from "@/lib/shell/customizer/service";
import { locales } from "@/lib/shell/i18n/locales";

/** What closes a page's HTML. */
const END_ID = "end";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("layout");
  const origin = publicOrigin(await headers());
  return {
    // Callers may send any host.
    metadataBase: URL.canParse(origin) ? new URL(origin) : null,
    title: { default: t("product"), template: `%s · ${t("product")}` },
    description: t("description"),
    // Title, description and picture are those of the page, and `opengraph-image.jpg` beside this file.
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
  const { choices, browserLanguage, settings } = visitorSettings(asked);
  const { activeDir, activeMode, activeTheme, isLanguage } = settings;
  const { tag } = locales[isLanguage];
  return (
    <html lang={tag} dir={activeDir} data-mode={activeMode} data-theme={activeTheme}>
      <body>
        {/* Half a page would be painted first where it comes slowly, and move as the other half came. */}
        <link rel="expect" href={`#${END_ID}`} blocking="render" />
        {/* Browsers show a script's nonce to nobody, so React could not find it. */}
        <script nonce={asked.get(NONCE_HEADER) ?? undefined} suppressHydrationWarning>
          {NOTE_EARLY_TAPS}
        </script>
        <NextIntlClientProvider>
          <Providers choices={choices} browserLanguage={browserLanguage} labelTag={tag}>
            {children}
          </Providers>
        </NextIntlClientProvider>
        <div id={END_ID} hidden />
      </body>
    </html>
  );
}
