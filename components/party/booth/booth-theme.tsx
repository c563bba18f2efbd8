import GlobalStyles from "@mui/material/GlobalStyles";
import { createTheme } from "@mui/material/styles";
import { useMemo } from "react";
import { boothPalette } from "@/components/theme/booth-palette";
import { isUnused } from "@/components/theme/variables";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { ThemeName } from "@/lib/shell/customizer/options";

/** What MUI's components derive from the colours of the booth mode: it comes with the first that may open. */
export function BoothTheme() {
  const { activeTheme } = useSettings();
  const styles = useMemo(() => stylesOf(activeTheme), [activeTheme]);
  return <GlobalStyles styles={styles} />;
}

function stylesOf(theme: ThemeName) {
  const { generateStyleSheets } = createTheme({
    cssVariables: { cssVarPrefix: "", shouldSkipGeneratingVar: isUnused },
    palette: boothPalette(theme),
  });
  // The last sheet has the colours, and what components derive from them.
  const colors: Record<string, string> = generateStyleSheets().at(-1)?.[":root"];
  return { ":root:root:root": colors };
}
