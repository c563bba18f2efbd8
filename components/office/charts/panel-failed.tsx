import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Shown in a panel whose figures failed to load: the others are complete, and this one can be retried. */
export function PanelFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("panels.failed");
  const layout = useTranslations("layout");
  return (
    <Box
      role="status"
      sx={{
        display: "grid",
        justifyItems: "center",
        alignContent: "center",
        gap: 0.5,
        height: "100%",
        textAlign: "center",
        "& > button": { mt: 1 },
      }}
    >
      <Box
        sx={{
          display: "grid",
          placeItems: "center",
          width: 40,
          height: 40,
          borderRadius: "50%",
          bgcolor: "error.light",
          color: "error.main",
        }}
      >
        <IconAlertTriangle size={22} aria-hidden />
      </Box>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{t("title")}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t("text")}
      </Typography>
      <Button variant="tinted" onClick={onRetry} size="medium">
        <IconRefresh size={18} aria-hidden />
        {layout("tryAgain")}
      </Button>
    </Box>
  );
}
