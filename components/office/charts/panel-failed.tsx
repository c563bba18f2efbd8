import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

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
      <Button
        variant="tinted"
        startIcon={<IconRefresh size={18} aria-hidden />}
        onClick={onRetry}
        sx={{ mt: 1 }}
      >
        {layout("tryAgain")}
      </Button>
    </Box>
  );
}
