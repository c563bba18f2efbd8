import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { focusOnMount } from "@/lib/client/effects/focus-on-mount";
import type { Removal } from "./use-removals";

/** Stands where a line was removed, to undo that. It gets the focus, which would be gone with the line. */
export function RemovedRow({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const t = useTranslations("cart");
  const toasts = useTranslations("layout.toasts");
  const id = useId();
  return (
    <Box component="li" sx={looks}>
      <Box id={id} sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {t("removed", { title: isolated(removal.title) })}
      </Box>
      <Button ref={focusOnMount} aria-describedby={id} onClick={onUndo} size="medium">
        {toasts("undo")}
      </Button>
    </Box>
  );
}

const looks = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 48,
  my: 1,
  paddingInlineStart: 2,
  borderRadius: 1,
  bgcolor: "background.raised",
} as const;
