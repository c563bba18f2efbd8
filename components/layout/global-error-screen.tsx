"use client";

import { useState } from "react";
import { palette } from "@/components/theme/palette";
import { useSync } from "@/lib/client/effects/use-change";
import { SETTINGS_COOKIE } from "@/lib/shell/customizer/options";
import { settingsFor } from "@/lib/shell/customizer/rules";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { locales } from "@/lib/shell/i18n/locales";
import { globalErrorWords } from "./global-error-words";

type Shown = {
  settings: CustomizerSettings;
  words: NonNullable<ReturnType<typeof globalErrorWords>>;
};

/** The visitor's settings, read from the browser, because no server component can pass them here. */
async function browserSettings() {
  const cookie = new RegExp(`(?:^|; )${SETTINGS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  // Fetched only now: every page carries this screen, and the check of choices is no small part.
  const choices = await import("@/lib/shell/customizer/read-choices").then(
    ({ readChoices }) => readChoices(cookie),
    () => ({}),
  );
  const browser = await import("@/lib/shell/i18n/preferred").then(
    ({ preferredBy }) => preferredBy(navigator.languages.join(",")),
    () => ({}),
  );
  return settingsFor(choices, browser);
}

async function load(): Promise<Shown> {
  const settings = await browserSettings();
  const words = globalErrorWords();
  if (words) return { settings, words };
  // Loads one theme, on demand, because every page ships this screen.
  const { default: messages } = await import(`@/messages/${settings.isLanguage}.json`);
  const { failed, tryAgain } = messages.layout;
  return { settings, words: { ...failed, retry: tryAgain } };
}

/** Shown when the root layout has failed, theme and messages included. Depends on nothing but the browser. */
export function GlobalErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const [shown, setShown] = useState<Shown>();
  useSync(error, () => {
    console.error(error);
    load().then(setShown, console.error);
  });

  const { settings, words } = shown ?? {};
  const { background, text, primary } = palette(
    settings?.activeTheme ?? "BLUE_THEME",
    settings?.activeMode ?? "dark",
  );
  return (
    <html lang={settings && locales[settings.isLanguage].tag} dir={settings?.activeDir}>
      <body
        style={{
          margin: 0,
          minHeight: "100dvh",
          display: "grid",
          placeContent: "center",
          justifyItems: "center",
          gap: 16,
          padding: 24,
          boxSizing: "border-box",
          textAlign: "center",
          font: "16px/1.5 system-ui, sans-serif",
          background: background.default,
          color: text.primary,
        }}
      >
        {words && (
          <main>
            <title>{words.title}</title>
            <h1 style={{ fontSize: 24, margin: "0 0 8px" }}>{words.title}</h1>
            <p style={{ maxWidth: 460, margin: "0 auto 24px", color: text.secondary }}>
              {words.text}
            </p>
            <button
              type="button"
              onClick={retry}
              style={{
                font: "inherit",
                fontWeight: 600,
                minHeight: 48,
                padding: "0 22px",
                border: 0,
                borderRadius: 10,
                cursor: "pointer",
                background: primary.fill,
                color: "#FFFFFF",
              }}
            >
              {words.retry}
            </button>
          </main>
        )}
      </body>
    </html>
  );
}
