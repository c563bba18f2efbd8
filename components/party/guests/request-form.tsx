import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { v7 as uuid } from "uuid";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import type { Draft } from "@/lib/party/guests/schema";
import { emptyDraft, useOutboxStore } from "@/lib/party/guests/store";
import { type GuestEvent, newRequestSchema } from "@/lib/party/requests/schema";
import type { PlainForm } from "./plain-answer-alert";
import { SongField } from "./song-field";

/** Where the form goes while no script has taken over; it answers on the page. */
const PLAIN_ACTION = "/requests/send";

/**
 * Asks for a song. A plain HTML form at heart: it sends before scripts have loaded. With them, a request
 * is kept on the phone until the server has it.
 */
export function RequestForm({ event, plain }: { event: GuestEvent; plain: PlainForm }) {
  const t = useTranslations("requests");
  const { draft: written, write, save } = useOutboxStore();
  const { title = "", artist = "" } = plain;
  const draft = written === emptyDraft ? { ...emptyDraft, title, artist } : written;
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const singleTaps = useSingleTaps();

  const { code, status, settings, waiting, timeZone } = event;
  if (status !== "open") {
    return (
      <Alert severity="info">
        {t(`asking.${status}`)}{" "}
        {/* The phone still remembers this night; another begins with another code. */}
        {status === "closed" && (
          <Link component={NextLink} href="/requests?event=">
            {t("otherEvent")}
          </Link>
        )}
      </Alert>
    );
  }

  function handleSubmit(submit: FormEvent) {
    submit.preventDefault();
    const { success, data, error } = newRequestSchema.safeParse({ id: uuid(), ...draft });
    setWrong(new Set(error?.issues.map(({ path }) => String(path[0]))));
    if (!success) return;
    save(code, data);
    // The name stays: it is the same guest who asks next.
    write({ ...emptyDraft, name: draft.name });
    setWrong(new Set());
  }

  /** What a form without scripts brought back stays as well. */
  function change(words: Partial<Draft>) {
    const isUntouched = useOutboxStore.getState().draft === emptyDraft;
    write(isUntouched ? { title, artist, ...words } : words);
  }

  const errorOf = (field: keyof Draft) => (wrong.has(field) ? t(`wrong.${field}`) : undefined);
  const left = Math.max(0, settings.waitingLimit - waiting);

  return (
    <Box
      component="form"
      action={PLAIN_ACTION}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      {...singleTaps}
      sx={{ display: "grid", gap: 1.5 }}
    >
      <input type="hidden" name="event" value={code} />
      <input type="hidden" name="id" value={plain.id} />
      <SongField
        code={code}
        timeZone={timeZone}
        value={draft.title}
        error={errorOf("title")}
        onType={(typed) => change({ title: typed })}
        onPick={(song) => change({ title: song.title, artist: song.artist })}
      />
      <TextField
        name="artist"
        label={t("artist")}
        value={draft.artist}
        onChange={({ target }) => change({ artist: target.value })}
        error={wrong.has("artist")}
        helperText={errorOf("artist")}
        slotProps={{ htmlInput: { maxLength: 400, autoComplete: "off" } }}
      />
      <Words draft={draft} write={change} hasMessages={settings.messages} errorOf={errorOf} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {t("left", { left, limit: settings.waitingLimit })}
        </Typography>
        <Button type="submit" variant="contained" size="large">
          {t("ask")}
        </Button>
      </Box>
    </Box>
  );
}

/** Who asks and for whom, for the DJ's eyes only. Folded away, because most guests just want the song. */
function Words({
  draft,
  write,
  hasMessages,
  errorOf,
}: {
  draft: Draft;
  write: (words: Partial<Draft>) => void;
  hasMessages: boolean;
  errorOf: (field: keyof Draft) => string | undefined;
}) {
  const t = useTranslations("requests");
  return (
    <Box
      component="details"
      sx={{
        "& summary": { cursor: "pointer", minHeight: 32, color: "primary.main", fontWeight: 600 },
      }}
    >
      <summary>{t(hasMessages ? "addWords" : "addName")}</summary>
      <Box sx={{ display: "grid", gap: 1.5, pt: 1 }}>
        <TextField
          name="name"
          label={t("name")}
          value={draft.name}
          onChange={({ target }) => write({ name: target.value })}
          error={Boolean(errorOf("name"))}
          helperText={errorOf("name") ?? t("onlyDj")}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: "nickname" } }}
        />
        {hasMessages && (
          <TextField
            name="message"
            label={t("message")}
            multiline
            minRows={2}
            maxRows={4}
            value={draft.message}
            onChange={({ target }) => write({ message: target.value })}
            error={Boolean(errorOf("message"))}
            helperText={errorOf("message")}
            slotProps={{ htmlInput: { maxLength: 560 } }}
          />
        )}
      </Box>
    </Box>
  );
}
