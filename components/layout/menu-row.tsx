import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { TablerIcon } from "@tabler/icons-react";

/** The look of an entry of the menu, link or button. MUI's lists weigh more than the rest of the frame. */
export const menuRow = {
  width: "100%",
  justifyContent: "flex-start",
  minHeight: 48,
  px: "13px",
  mb: 0.5,
  borderRadius: 1,
  typography: "body1",
  fontWeight: 500,
  textAlign: "start",
  transition: "background-color 150ms",
  "&:hover": { bgcolor: "action.hover" },
  "&[aria-current]": { bgcolor: "primary.light", color: "primary.main" },
} satisfies SxProps<Theme>;

type Props = { icon: TablerIcon | undefined; label: string; sx?: SxProps<Theme> | undefined };

export function MenuRowWords({ icon: Icon, label, sx }: Props) {
  return (
    <>
      <Box component="span" sx={{ flex: "none", display: "flex", width: 36 }}>
        {Icon && <Icon size={22} aria-hidden />}
      </Box>
      <Box component="span" sx={[...(Array.isArray(sx) ? sx : [sx])]}>
        {label}
      </Box>
    </>
  );
}
