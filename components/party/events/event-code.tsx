import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { Pressable } from "@/components/ui/pressable";
import { useCopy } from "@/components/ui/use-copy";
import styles from "./event-code.module.css";
import { EventQr } from "./event-qr";

/** The code that guests type or scan, large enough to read out across a booth. */
export function EventCode({
  code,
  page,
  onShow,
}: {
  code: string;
  /** The address of the guest page. */
  page: string;
  /** Shows the QR code as large as the screen. */
  onShow: () => void;
}) {
  const t = useTranslations("events");
  const copy = useCopy(t("copied", { code }), t("notCopied", { code }));

  return (
    <Paper
      variant="tinted"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        paddingInlineStart: 1,
        paddingInlineEnd: 0.5,
        py: 1,
      }}
    >
      <Pressable aria-label={t("showQr", { code })} className={styles.qr} onClick={onShow}>
        <EventQr page={page} width={72} />
      </Pressable>
      <Box sx={{ flex: 1, minWidth: 0, containerType: "inline-size" }}>
        <Typography variant="body2" color="textSecondary">
          {t("code")}
        </Typography>
        <Box
          sx={{
            typography: "h3",
            fontWeight: 700,
            letterSpacing: "0.12em",
            // In one line on the smallest phones and in large text as well: six capitals are 5.5 em wide.
            fontSize: "min(1.5rem, 18cqi)",
            whiteSpace: "nowrap",
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {/* A code reads from left to right in every language. */}
          <bdi dir="ltr">{code}</bdi>
        </Box>
      </Box>
      <Tooltip title={t("copy", { code })}>
        <IconButton aria-label={t("copy", { code })} onClick={() => copy(code)}>
          <IconCopy size={20} aria-hidden />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}
