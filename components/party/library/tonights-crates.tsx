import Box from "@mui/material/Box";
import { IconPencil } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { oneLine } from "@/components/ui/clamp";
import { Pressable } from "@/components/ui/pressable";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { TonightMark } from "./tonight-mark";
import styles from "./tonights-crates.module.css";
import { useTonight } from "./use-tonight";

const importCrates = () =>
  import("../crates/crates-dialog").then(({ CratesDialog }) => CratesDialog);

/** What of the library is for tonight, and the way to choose it; nothing where no night is coming. */
export function TonightsCrates() {
  const t = useTranslations("library.tonight");
  const tonight = useTonight();
  const part = useLazyPart(importCrates, { isFetchedAhead: false });
  if (!tonight) return null;
  const { event, crates } = tonight;
  const size = t("size", { playlists: crates.playlists?.length ?? 0, tracks: crates.tonight });
  return (
    <>
      <Pressable aria-haspopup="dialog" className={styles.tonight} onClick={part.open}>
        <Box component="span" sx={{ minWidth: 0, display: "grid", gap: 0.5 }}>
          <Box
            component="span"
            sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600 }}
          >
            <TonightMark />
            {t("title")}
          </Box>
          <Box component="span" sx={{ ...oneLine, color: "text.secondary", typography: "body2" }}>
            {crates.playlists ? size : t("all", { tracks: crates.tonight })}
          </Box>
          <Box
            component="span"
            dir="auto"
            sx={{ ...oneLine, color: "text.secondary", typography: "body2" }}
          >
            {event.name}
          </Box>
        </Box>
        <IconPencil size={20} aria-hidden />
      </Pressable>
      {part.Part && <part.Part event={event} isOpen onClose={part.close} />}
    </>
  );
}
