import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useNavigationStore } from "@/lib/shell/navigation/store";

/** A navigation that has not ended by then was given up (a download, a cancelled load), in milliseconds. */
const GIVEN_UP_MS = 10_000;

/**
 * Turns while the next page loads. The page at hand stays: a `loading.tsx` would hide the server's
 * HTML from visitors without scripts.
 */
export function PageSpinner() {
  const t = useTranslations("layout");
  const destination = useNavigationStore((state) => state.destination);
  const arrived = `${usePathname()}?${useSearchParams()}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere ends the navigation.
  useEffect(() => useNavigationStore.setState({ destination: undefined }), [arrived]);

  useEffect(() => {
    if (!destination) return;
    const giveUp = () => useNavigationStore.setState({ destination: undefined });
    const timer = setTimeout(giveUp, GIVEN_UP_MS);
    return () => clearTimeout(timer);
  }, [destination]);

  if (!destination) return null;
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
        // Most pages are here sooner: nothing to see then.
        animation: "appear 120ms 200ms both",
        "@keyframes appear": { from: { opacity: 0 } },
      }}
    >
      <CircularProgress aria-label={t("loading")} size={44} />
    </Box>
  );
}
