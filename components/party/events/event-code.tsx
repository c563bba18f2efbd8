import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { copyText } from "@/components/ui/copy-text";
import { useToasts } from "@/lib/client/use-toasts";

/** What guests type, large enough to read out across a booth. */
export function EventCode({ code }: { code: string }) {
  const t = useTranslations("events");
  const toasts = useToasts();

  function handleCopy() {
    copyText(code).then(
      () => toasts.success(t("copied", { code })),
      () => toasts.show(t("notCopied", { code })),
    );
  }

  return (
    <Paper
      variant="tinted"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.5,
        py: 0.5,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t("code")}
      </Typography>
      <Box
        component="span"
        // A code reads from left to right in every language.
        dir="ltr"
        sx={{
          flex: 1,
          typography: "h3",
          fontWeight: 700,
          letterSpacing: "0.12em",
          fontVariantNumeric: "tabular-nums",
          whiteSpace: "nowrap",
        }}
      >
        {code}
      </Box>
      <Tooltip title={t("copy", { code })}>
        <IconButton aria-label={t("copy", { code })} onClick={handleCopy}>
          <IconCopy size={20} aria-hidden />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}
