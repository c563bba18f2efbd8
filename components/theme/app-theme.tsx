"use client";

import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, use, useDeferredValue, useMemo } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { componentLabels, UNPACKED } from "@/lib/shell/i18n/component-labels";
import { StyleCache } from "./style-cache";
import { makeTheme } from "./theme";

/** MUI's styles and theme, for the current settings. */
export function AppTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  // Deferred, so that the page stays as it is until another pack of labels has come.
  const language = useDeferredValue(settings.componentLanguage);
  // Without a promise, the page need not wait to become interactive.
  const labels = language === UNPACKED ? NONE : use(componentLabels(language));
  const theme = useMemo(() => makeTheme(settings, labels), [settings, labels]);
  return (
    <StyleCache>
      {/* The document's attributes are ours (document-settings.tsx), so MUI gets no node to write to. */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </StyleCache>
  );
}

const NONE = {};
