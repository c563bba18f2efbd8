import Box from "@mui/material/Box";
import { IconPlugConnectedX, IconRefresh } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useLiveStore } from "@/lib/party/live/store";
import { useIsOnline } from "./use-is-online";

/** Warns when the page may be out of date, in the words of the screen; hidden otherwise. */
export function ConnectionNotice({ offline, lost }: { offline: string; lost: string }) {
  const t = useTranslations("requests");
  const connection = useLiveStore((state) => state.connection);
  const isOnline = useIsOnline();
  const isLost = !isOnline || connection === "lost";
  const text = () => {
    if (!isOnline) return offline;
    return isLost ? lost : t("polling");
  };
  const Icon = isLost ? IconPlugConnectedX : IconRefresh;
  return (
    <Box role="status" sx={{ "&:empty": { position: "absolute" } }}>
      {(isLost || connection === "polling") && (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "warning.main" }}>
          <Icon size={18} aria-hidden style={{ flex: "none" }} />
          {text()}
        </Box>
      )}
    </Box>
  );
}
