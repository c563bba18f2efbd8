"use client";

import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, use, useDeferredValue } from "react";
import { PartTheme } from "@/lib/client/part-theme";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { componentLabels, UNPACKED } from "@/lib/shell/i18n/component-labels";
import type { PackTag } from "@/lib/shell/i18n/packs";
import { StyleCache } from "./style-cache";
import { themeFor } from "./theme";

/** MUI's theme for the current settings, around a page or around a part that opens on a page without it. */
export function AppTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  // Deferred, so that the page stays as it is until another pack of labels has come.
  const language = useDeferredValue(settings.componentLanguage);
  // Without a promise, the page need not wait to become interactive.
  const labels = language === UNPACKED ? NONE : use(componentLabels(language));
  return (
    <StyleCache>
      {/* The document's attributes are ours (document-settings.tsx), so MUI gets no node to write to. */}
      <ThemeProvider
        theme={themeFor(settings, labels)}
        storageManager={null}
        colorSchemeNode={null}
      >
        <PartTheme value={undefined}>{children}</PartTheme>
      </ThemeProvider>
    </StyleCache>
  );
}

/** Fetches the labels of this language, so that what opens later does so at once, and without a network. */
export async function fetchLabels(language: PackTag) {
  if (language !== UNPACKED) await componentLabels(language);
}

const NONE = {};
