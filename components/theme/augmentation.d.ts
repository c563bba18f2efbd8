import type {} from "@mui/material/themeCssVarsAugmentation";

declare module "@mui/material/styles" {
  interface PaletteColor {
    /** A solid ground under white text. */
    fill: string;
  }
  interface SimplePaletteColorOptions {
    fill?: string;
  }
  interface TypeBackground {
    /** Lies on paper: fields, quiet buttons, tiles. */
    raised: string;
  }
  interface Palette {
    /** The line around a control, 3:1 against what it stands on. `divider` only separates. */
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

declare module "@mui/material/Button" {
  interface ButtonPropsVariantOverrides {
    tinted: true;
  }
}

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    tinted: true;
  }
}
