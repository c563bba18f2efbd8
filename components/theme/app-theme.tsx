import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, use, useDeferredValue, useMemo } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { componentLabels } from "@/lib/shell/i18n/component-labels";
import { makeTheme } from "./theme";

/** The theme for the current settings. */
export function AppTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  // Deferred, so that the page stays as it is until another pack of labels has come.
  const labels = use(componentLabels(useDeferredValue(settings.componentLanguage)));
  const theme = useMemo(() => makeTheme(settings, labels), [settings, labels]);
  return (
    // The document's attributes are ours (document-settings.tsx), so MUI gets no node to write to.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
