import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

type Props = { title: string; lead?: string; isBand?: boolean; children: ReactNode };

/** One section of the page: its heading at the start side, its content beside or below. */
export function LandingPart({ title, lead, isBand = false, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: isBand ? "background.paper" : "transparent" }}
    >
      <Box sx={{ ...width, py: { xs: 8, md: 14 }, display: "grid", gap: { xs: 5, md: 8 } }}>
        <Box sx={{ maxWidth: 640 }}>
          <Typography id={id} component="h2" sx={headline}>
            {title}
          </Typography>
          {lead && <Typography sx={{ ...prose, mt: 2 }}>{lead}</Typography>}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** The width of the page's content. */
export const width = {
  width: "100%",
  maxWidth: 1200,
  marginInline: "auto",
  px: { xs: 2.5, sm: 5 },
};

export const headline = {
  fontSize: "clamp(1.875rem, 1.5rem + 1.9vw, 2.875rem)",
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: "-0.025em",
  textWrap: "balance",
};

export const prose = {
  fontSize: "1.0625rem",
  lineHeight: 1.65,
  color: "text.secondary",
  textWrap: "pretty",
};
