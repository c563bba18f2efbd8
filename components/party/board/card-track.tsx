import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { lengthText } from "@/components/ui/length-text";
import { useDebounced } from "@/components/ui/use-debounced";
import { useEditions } from "@/lib/party/board/editions-hooks";
import { useFoundTracks } from "@/lib/party/crates/hooks";
import { meantOf } from "@/lib/party/library/edition-rules";
import type { Edition } from "@/lib/party/library/edition-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { KeyChip } from "./key-chip";

/** Which track of the library a request is played from: one of its versions, any other, or none. */
export function CardTrack({ request, onChosen }: { request: DjRequest; onChosen: () => void }) {
  const t = useTranslations("board.tracks");
  const { eventId, actions } = useBoardTools();
  const [typed, setTyped] = useState("");
  const wanted = useDebounced(typed.trim(), 200);
  const editions = useEditions(eventId, [request]);
  const found = useFoundTracks(eventId, wanted);
  if (!editions) return null;
  const own = editions[request.id] ?? [];
  const chosen = meantOf(request.trackId, own);
  const shown = wanted ? found : own;

  function choose(trackId: string | null) {
    actions.change(request, { trackId });
    onChosen();
  }

  return (
    <Box component="section" aria-label={t("title")} sx={{ pt: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {t("title")}
      </Typography>
      {shown.map((track) => (
        <TrackItem
          key={track.id}
          track={track}
          isChosen={track.id === chosen?.id}
          onChoose={() => choose(track.id)}
        />
      ))}
      {wanted && shown.length === 0 && (
        <Typography color="textSecondary">{t("noMatch")}</Typography>
      )}
      {!wanted && (
        <ListItemButton
          aria-pressed={!chosen && own.length === 0}
          disabled={own.length === 0 && !chosen}
          onClick={() => choose(null)}
        >
          <ListItemText primary={t(own.length > 0 ? "none" : "notOwned")} />
        </ListItemButton>
      )}
      <Box sx={{ my: 1 }}>
        <Field
          label={t("search")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={100}
          dir="auto"
        />
      </Box>
    </Box>
  );
}

function TrackItem({
  track,
  isChosen,
  onChoose,
}: {
  track: Edition;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("board.tracks");
  const { title, artist, duration, bpm, key } = track;
  const about = [artist, duration && lengthText(Math.round(duration))].filter(Boolean).join(" · ");
  return (
    <ListItemButton
      selected={isChosen}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{ gap: 1, minHeight: 56 }}
    >
      <ListItemText
        dir="auto"
        primary={title}
        secondary={about}
        slotProps={{ primary: { sx: { overflowWrap: "anywhere" } } }}
      />
      {bpm && (
        <Box component="bdi" sx={{ whiteSpace: "nowrap" }}>
          {t("bpm", { bpm: Math.round(bpm) })}
        </Box>
      )}
      {key && <KeyChip name={key} />}
      {isChosen && <IconCheck size={20} aria-hidden />}
    </ListItemButton>
  );
}
