import { createTheme } from "@mui/material/styles";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import { buttonBase, iconButton, toggleButton } from "./buttons";
import { chip } from "./chip";
import {
  formControlLabel,
  inputLabel,
  nativeSelect,
  outlinedInput,
  radio,
  select,
  slider,
} from "./fields";
import { link, listItemButton, menu, menuItem, paginationItem, tooltip } from "./navigation";
import { withoutOwn } from "./own-variables";
import { palette } from "./palette";
import { shadows } from "./shadows";
import { card, cardContent, dialog, dialogActions, dialogTitle, drawer, paper } from "./surfaces";
import { typography, typographyElements } from "./typography";
import { isUnused } from "./variables";

type Look = Pick<CustomizerSettings, "activeDir" | "activeTheme" | "borderRadius" | "isCardShadow">;

/** Nothing moves longer than 200 ms: MUI's own dialogs take 225, its panels 300, its menus as long as they are high. */
const durations = { short: 200, standard: 200, complex: 200, enteringScreen: 200 };

/**
 * The style sheet has both modes; the document's `data-mode` attribute selects one, so that switching renders nothing.
 * Styles therefore name colours by `sx` keys or `theme.vars`, never by value.
 */
export function makeTheme(
  { activeDir, activeTheme, borderRadius, isCardShadow }: Look,
  componentLabels: object,
) {
  const theme = createTheme(
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
      transitions: { duration: durations, getAutoHeightDuration: () => durations.standard },
      shadows,
      typography,
      components: {
        MuiButtonBase: buttonBase,
        MuiCard: card(isCardShadow),
        MuiCardContent: cardContent,
        MuiChip: chip,
        MuiDialog: dialog,
        MuiDialogActions: dialogActions,
        MuiDialogTitle: dialogTitle,
        MuiDrawer: drawer,
        MuiFormControlLabel: formControlLabel,
        MuiIconButton: iconButton,
        MuiInputLabel: inputLabel,
        MuiLink: link,
        MuiListItemButton: listItemButton,
        MuiMenu: menu,
        MuiMenuItem: menuItem,
        MuiNativeSelect: nativeSelect,
        MuiOutlinedInput: outlinedInput,
        MuiPaginationItem: paginationItem,
        MuiPaper: paper,
        MuiRadio: radio,
        MuiSelect: select,
        MuiSlider: slider,
        MuiToggleButton: toggleButton,
        MuiTooltip: tooltip,
        MuiTypography: typographyElements,
      },
    },
    componentLabels,
  );
  const { generateStyleSheets } = theme;
  return Object.assign(theme, {
    generateStyleSheets: () => withoutOwn(generateStyleSheets(), activeTheme),
  });
}

type Theme = ReturnType<typeof makeTheme>;

let last: { look: string; labels: object; theme: Theme } | undefined;

/** The theme that was last made, if it still fits: on a page without MUI, each part that opens asks for it. */
export function themeFor(
  { activeDir, activeTheme, borderRadius, isCardShadow }: Look,
  labels: object,
) {
  const look = { activeDir, activeTheme, borderRadius, isCardShadow };
  const key = JSON.stringify(look);
  if (last?.look === key && last.labels === labels) return last.theme;
  const theme = makeTheme(look, labels);
  last = { look: key, labels, theme };
  return theme;
}
