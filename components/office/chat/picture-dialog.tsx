import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import { IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useCloseRequest } from "@/components/ui/use-close-request";
import type { Picture } from "./pictures";

/** A picture as large as the window takes it. */
export function PictureDialog({ address, alt, onClose }: Picture & { onClose: () => void }) {
  const t = useTranslations("chat");
  const handleClose = useCloseRequest(true, onClose);
  return (
    <Dialog
      open
      onClose={handleClose}
      fullScreen
      slotProps={{ paper: { "aria-label": alt, sx: paper } }}
    >
      <IconButton autoFocus aria-label={t("closePhoto")} onClick={onClose} place="end">
        <IconX size={24} aria-hidden />
      </IconButton>
      <Box sx={{ flex: 1, minHeight: 0, display: "grid", placeItems: "center" }} onClick={onClose}>
        <Box
          component="img"
          src={address}
          alt={alt}
          sx={{
            maxWidth: "100%",
            maxHeight: "100%",
            minWidth: "min(60vmin, 100%)",
            borderRadius: 1,
          }}
        />
      </Box>
    </Dialog>
  );
}

const paper = { p: 2, gap: 1, bgcolor: "background.default", backgroundImage: "none" };
