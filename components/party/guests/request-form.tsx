import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { v7 as uuid } from "uuid";
import { useRequestWords } from "@/components/party/request-list/use-request-words";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import { useForm } from "@/lib/client/use-form";
import type { Draft } from "@/lib/party/guests/schema";
import { emptyDraft, useOutboxStore } from "@/lib/party/guests/store";
import { type GuestEvent, newRequestSchema } from "@/lib/party/requests/schema";
import type { PlainForm } from "./plain-answer-alert";
import { SongField } from "./song-field";

/** Where the form goes while no script has taken over; it answers on the page. */
const PLAIN_ACTION = "/requests/send";

/**
 * Submits a request. A plain HTML form at heart: it sends before scripts have loaded. With them, a request
 * is kept on the phone until the server has it.
 */
export function RequestForm({ event, plain }: { event: GuestEvent; plain: PlainForm }) {
  const t = useTranslations("requests");
  const words = useRequestWords();
  const { draft: written, write, save } = useOutboxStore();
  const { title = "", artist = "" } = plain;
  const draft = written === emptyDraft ? { ...emptyDraft, title, artist } : written;
  const singleTaps = useSingleTaps();
  const { code, status, settings, waiting, timeZone } = event;
  // The outbox sends it: to the form it is done when the phone keeps it.
  const form = useForm(
    newRequestSchema,
    async (request) => {
      save(code, request);
      // The name stays: the next request is the same guest's.
      write({ ...emptyDraft, name: draft.name });
    },
    { read: () => ({ id: uuid(), ...draft }), action: PLAIN_ACTION },
  );

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

  /** What a form without scripts brought back stays as well. */
  function change(words: Partial<Draft>) {
    const isUntouched = useOutboxStore.getState().draft === emptyDraft;
    write(isUntouched ? { title, artist, ...words } : words);
  }

  const left = Math.max(0, settings.waitingLimit - waiting);

  return (
    <Box
      component={Form}
      form={form}
      {...words}
      noValidate
      {...singleTaps}
      sx={{ display: "grid", gap: 1.5 }}
    >
      <input type="hidden" name="event" value={code} />
      <input type="hidden" name="id" value={plain.id} />
      <SongField
        code={code}
        timeZone={timeZone}
        value={draft.title}
        onType={(typed) => change({ title: typed })}
        onPick={(song) => change({ title: song.title, artist: song.artist })}
      />
      <FormField
        name="artist"
        value={draft.artist}
        onChange={({ target }) => change({ artist: target.value })}
        slotProps={{ htmlInput: { maxLength: 400, autoComplete: "off" } }}
      />
      <Words draft={draft} write={change} hasMessages={settings.messages} />
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

/** Who submits it and for whom, for the DJ's eyes only. Folded away, because most guests just want the song. */
function Words({
  draft,
  write,
  hasMessages,
}: {
  draft: Draft;
  write: (words: Partial<Draft>) => void;
  hasMessages: boolean;
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
        <FormField
          name="name"
          value={draft.name}
          onChange={({ target }) => write({ name: target.value })}
          helperText={t("onlyDj")}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: "nickname" } }}
        />
        {hasMessages && (
          <FormField
            name="message"
            multiline
            minRows={2}
            maxRows={4}
            value={draft.message}
            onChange={({ target }) => write({ message: target.value })}
            slotProps={{ htmlInput: { maxLength: 560 } }}
          />
        )}
      </Box>
    </Box>
  );
}
