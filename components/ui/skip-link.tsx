import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";

/** An early tab stop: skips the menus, or what `label` says. Visible while focused. */
export function SkipLink({ target, label }: { target: string; label?: string }) {
  const t = useTranslations("layout");
  return (
    <Box
      component="a"
      href={`#${target}`}
      sx={{
        position: "fixed",
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: "primary.fill",
        color: "common.white",
        "&:not(:focus)": {
          clipPath: "inset(50%)",
          inlineSize: "1px",
          blockSize: "1px",
          overflow: "hidden",
          p: 0,
        },
      }}
    >
      {label ?? t("skip")}
    </Box>
  );
}
