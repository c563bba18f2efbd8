import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import {
  IconArrowBackUp,
  IconHandStop,
  IconHourglass,
  IconMusic,
  IconPlayerPlay,
  IconQuestionMark,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { clamp } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import { TintedChip } from "@/components/ui/tinted-chip";
import { useTimeByClock } from "@/components/ui/use-zoned-time";
import { useDeckSettings, useHearings } from "@/lib/party/decks/hooks";
import type { Hearing, Hearings } from "@/lib/party/decks/schema";
import type { ListedEvent } from "@/lib/party/events/schema";
import { Panel } from "./panel";

const DELAYS = [0, 5, 10, 15, 20, 30, 45, 60];

/** What was heard at an event, what came of each song, and when one counts. */
export function TonightPanel({ event }: { event: ListedEvent }) {
  const t = useTranslations("decks.tonight");
  const { hearings } = useHearings(event.id, true);
  const save = useDeckSettings(event);
  const [{ deckDelay, deckPlaysPending }, setSettings] = useState(event.settings);
  const delays = [...new Set([...DELAYS, deckDelay])].toSorted((a, b) => a - b);
  const set = (change: Partial<Pick<typeof event.settings, "deckDelay" | "deckPlaysPending">>) =>
    save(change, () => setSettings((before) => ({ ...before, ...change })));

  return (
    <Panel
      title={t("title")}
      controls={
        <TextField
          select
          size="small"
          label={t("delay")}
          value={deckDelay}
          onChange={({ target }) => set({ deckDelay: Number(target.value) })}
          sx={{ minWidth: 140 }}
        >
          {delays.map((seconds) => (
            <MenuItem key={seconds} value={seconds}>
              {t("seconds", { seconds })}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <FormControlLabel
        control={
          <Switch
            checked={deckPlaysPending}
            onChange={(_, checked) => set({ deckPlaysPending: checked })}
          />
        }
        label={t("pending")}
      />
      {hearings && hearings.hearings.length === 0 && (
        <Typography color="textSecondary">{t("empty")}</Typography>
      )}
      {hearings && hearings.hearings.length > 0 && (
        <Box component="ol" aria-label={t("title")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {hearings.hearings.map((hearing) => (
            <Row key={hearing.id} hearing={hearing} hearings={hearings} zone={event.timeZone} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Row({ hearing, hearings, zone }: { hearing: Hearing; hearings: Hearings; zone: string }) {
  const { title, artist, heardAt } = hearing;
  const clockTime = useTimeByClock(zone);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        minHeight: 52,
        borderTop: 1,
        borderColor: "divider",
        py: 0.5,
      }}
    >
      <Typography
        component="time"
        dateTime={heardAt}
        color="textSecondary"
        sx={{ flex: "none", minWidth: 48, fontVariantNumeric: "tabular-nums" }}
      >
        {clockTime(heardAt)}
      </Typography>
      <Cover words={`${title} ${artist}`} size={36} />
      <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
        <Typography dir="auto" sx={clamp(1)}>
          {title}
          {artist && (
            <Typography component="span" color="textSecondary">
              {" · "}
              <bdi>{artist}</bdi>
            </Typography>
          )}
        </Typography>
      </Box>
      <Outcome hearing={hearing} hearings={hearings} />
    </Box>
  );
}

const BY_OUTCOME = {
  waiting: { color: "default", icon: IconHourglass },
  passed: { color: "default", icon: IconArrowBackUp },
  overruled: { color: "default", icon: IconHandStop },
} as const;

function Outcome({
  hearing: { id, outcome, backers },
  hearings: { question, hearings },
}: {
  hearing: Hearing;
  hearings: Hearings;
}) {
  const t = useTranslations("decks.tonight");
  if (outcome !== "playing") {
    return <TintedChip {...BY_OUTCOME[outcome]} label={t(outcome)} />;
  }
  if (question?.id === id) {
    return <TintedChip color="warning" icon={IconQuestionMark} label={t("asked")} />;
  }
  if (!backers) return <TintedChip color="default" icon={IconMusic} label={t("nobody")} />;
  const isNewest = hearings.find((one) => one.outcome === "playing")?.id === id;
  const guests = { guests: backers };
  return isNewest ? (
    <TintedChip color="primary" icon={IconPlayerPlay} label={t("playing", guests)} />
  ) : (
    <TintedChip color="success" icon={IconPlayerPlay} label={t("played", guests)} />
  );
}
