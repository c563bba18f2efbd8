import Box from "@mui/material/Box";
import { IconPlugConnectedX, IconRefresh } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useLiveStore } from "@/lib/party/live/store";

function subscribe(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Says so when what is shown may be old; silent while all is well. */
export function ConnectionNotice() {
  const t = useTranslations("requests");
  const connection = useLiveStore((state) => state.connection);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isPolling = connection === "polling";
  return (
    <Box role="status">
      {(!isOnline || isPolling) && (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, color: "warning.main" }}>
          {isOnline ? (
            <IconRefresh size={18} aria-hidden />
          ) : (
            <IconPlugConnectedX size={18} aria-hidden />
          )}
          {t(isOnline ? "polling" : "offline")}
        </Box>
      )}
    </Box>
  );
}
