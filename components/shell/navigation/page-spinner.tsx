import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslations } from "next-intl";
import { useEffect, useTransition } from "react";
import { useNavigationStore } from "@/lib/shell/navigation/store";

/**
 * Spins while the next page loads. The current page stays: a `loading.tsx` would hide the server's HTML from visitors
 * without scripts.
 */
export function PageSpinner() {
  const t = useTranslations("layout");
  const [isComing, startTransition] = useTransition();

  // The store changes in the call that starts the navigation. React makes one transition of the two, which ends when
  // the new page is on screen, however long that takes.
  useEffect(() => useNavigationStore.subscribe(() => startTransition(() => {})), []);

  if (!isComing) return null;
  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        insetInlineStart: 0,
        insetInlineEnd: 0,
        top: "40dvh",
        zIndex: "modal",
        display: "grid",
        placeItems: "center",
        pointerEvents: "none",
        // Most pages arrive sooner and need no spinner.
        animation: "appear 120ms 200ms both",
        "@keyframes appear": { from: { opacity: 0 } },
      }}
    >
      <CircularProgress aria-label={t("loading")} size={44} />
    </Box>
  );
}
