import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, use, useMemo } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import { componentLabels } from "@/lib/shell/i18n/component-labels";
import { makeTheme } from "./theme";

/** The theme for the current settings; `labelTag` is the language of MUI's own labels. */
export function AppTheme({ labelTag, children }: { labelTag: string; children: ReactNode }) {
  const settings = useSettings();
  const labels = use(componentLabels(labelTag));
  const theme = useMemo(() => makeTheme(settings, labels), [settings, labels]);
  return (
    // The document's attributes are ours (document-settings.tsx), so MUI gets no node to write to.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
