import type {} from "@mui/material/themeCssVarsAugmentation";

declare module "@mui/material/styles" {
  interface PaletteColor {
    /** A solid background for white text. */
    fill: string;
  }
  interface SimplePaletteColorOptions {
    fill?: string;
  }
  interface TypeBackground {
    /** Backgrounds on paper: fields, quiet buttons, tiles. */
    raised: string;
  }
  interface Palette {
    /** The border of a control, with 3:1 contrast. `divider` only separates. */
    outline: string;
  }
  interface PaletteOptions {
    outline?: string;
  }
}

declare module "@mui/material/Chip" {
  interface ChipPropsVariantOverrides {
    tinted: true;
  }
}

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    tinted: true;
  }
}
