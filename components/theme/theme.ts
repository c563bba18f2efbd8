import { createTheme } from "@mui/material/styles";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { button, buttonBase, iconButton } from "./buttons";
import { chip } from "./chip";
import { cssBaseline } from "./css-baseline";
import { outlinedInput, radio, slider } from "./fields";
import { link, listItemButton, menu, menuItem, tooltip } from "./navigation";
import { palette } from "./palette";
import { shadows } from "./shadows";
import { alert, card, cardContent, dialog, paper } from "./surfaces";
import { typography, typographyElements } from "./typography";
import { isUnused } from "./variables";

/**
 * The style sheet has both modes; the document's `data-mode` attribute selects one, so that switching renders nothing.
 * Styles therefore name colours by `sx` keys or `theme.vars`, never by value.
 */
export function makeTheme(
  { activeDir, activeTheme, borderRadius, isCardShadow }: CustomizerSettings,
  componentLabels: object,
) {
  return createTheme(
    {
      cssVariables: {
        colorSchemeSelector: "data-mode",
        cssVarPrefix: "",
        shouldSkipGeneratingVar: isUnused,
      },
      colorSchemes: {
        dark: { palette: palette(activeTheme, "dark") },
        light: { palette: palette(activeTheme, "light") },
      },
      defaultColorScheme: "dark",
      direction: activeDir,
      shape: { borderRadius },
      shadows,
      typography,
      components: {
        MuiAlert: alert,
        MuiButton: button,
        MuiButtonBase: buttonBase,
        MuiCard: card(isCardShadow),
        MuiCardContent: cardContent,
        MuiChip: chip,
        MuiCssBaseline: cssBaseline,
        MuiDialog: dialog,
        MuiIconButton: iconButton,
        MuiLink: link,
        MuiListItemButton: listItemButton,
        MuiMenu: menu,
        MuiMenuItem: menuItem,
        MuiOutlinedInput: outlinedInput,
        MuiPaper: paper,
        MuiRadio: radio,
        MuiSlider: slider,
        MuiTooltip: tooltip,
        MuiTypography: typographyElements,
      },
    },
    componentLabels,
  );
}
