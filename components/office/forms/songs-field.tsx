import Box from "@mui/material/Box";
import { IconFileMusic } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useToasts } from "@/lib/client/use-toasts";
import { useBookingField } from "@/lib/office/forms/hooks";
import { songsIn } from "@/lib/office/forms/rules";
import { wide } from "./field-grid";

/** No list of songs is larger: somebody has picked the wrong file. */
const LARGEST = 256 * 1024;

/** A list of songs from a text file. */
export function SongsField() {
  const t = useTranslations("booking");
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [songs, setSongs] = useBookingField("songs");

  async function read(file: File | undefined) {
    if (!file) return;
    const found = file.size > LARGEST ? [] : songsIn(await file.text());
    if (found.length === 0) return toasts.show(t("songs.none", { name: file.name }));
    setSongs(found);
  }

  return (
    <Box sx={{ ...wide, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <Button variant="outlined" color="inherit" onClick={() => input.current?.click()}>
        <IconFileMusic size={20} aria-hidden />
        {t("songs.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,.m3u,.m3u8,text/plain"
        onChange={({ target }) => {
          read(target.files?.[0]);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <Box role="status" sx={{ color: "text.secondary" }}>
        {songs.length > 0 ? t("songs.count", { count: songs.length }) : t("songs.hint")}
      </Box>
      {songs.length > 0 && (
        <Button color="inherit" onClick={() => setSongs([])}>
          {t("songs.remove")}
        </Button>
      )}
    </Box>
  );
}
