import { useTranslations } from "next-intl";
import { useState } from "react";
import { v7 as uuid } from "uuid";
import { useRequestWords } from "@/components/party/request-list/use-request-words";
import { SongField } from "@/components/party/suggestions/song-field";
import { DialogForm } from "@/components/ui/form-dialog";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { isolated } from "@/components/ui/isolated";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useDebounced } from "@/components/ui/use-debounced";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { newRequestSchema } from "@/lib/party/requests/schema";
import { useDjSuggestions } from "@/lib/party/suggestions/hooks";
import { useBoardTools } from "./board-tools";

type Props = { onClose: () => void };

/** The song as typed, or as picked: then of the library, where the DJ has it. */
type Song = { title: string; artist: string; trackId?: string | null };

/** Submits a request at the booth, for a guest without a phone. */
export function SubmitDialog({ onClose }: Props) {
  const t = useTranslations("board");
  const { eventId, actions, timeZone } = useBoardTools();
  const toasts = useToasts();
  const { labels, wrong } = useRequestWords();
  // Generated once, so that a retry with the same words is the same request.
  const [id] = useState(() => uuid());
  const [{ title, artist, trackId }, setSong] = useState<Song>({ title: "", artist: "" });
  const songs = useDjSuggestions(eventId, useDebounced(title.trim(), 200));
  const form = useForm(newRequestSchema, async (request) => {
    const answer = await actions.submit(request);
    const said = answer?.merged ? "addedVote" : answer ? "added" : "addedLater";
    toasts.success(t(said, { title: isolated((answer?.request ?? request).title) }));
    onClose();
  });

  return (
    <TitledDialog title={t("addTitle")} maxWidth="xs" onClose={onClose}>
      <DialogForm
        form={form}
        labels={{ ...labels, name: t("guestName") }}
        wrong={wrong}
        cancel={t("cancel")}
        submit={t("add")}
        onCancel={onClose}
      >
        <FormProblem />
        <input type="hidden" name="id" value={id} />
        {trackId && <input type="hidden" name="trackId" value={trackId} />}
        <SongField
          autoFocus
          due={{ closesAt: null, timeZone }}
          value={title}
          songs={songs}
          onType={(typed) => setSong({ title: typed, artist })}
          onPick={setSong}
        >
          <FormField
            name="artist"
            value={artist}
            onChange={({ target }) => setSong({ title, artist: target.value })}
            {...atMost(400)}
          />
          <FormField name="name" {...atMost(120)} />
          <FormTextArea name="message" {...atMost(560)} />
        </SongField>
      </DialogForm>
    </TitledDialog>
  );
}

/** Twice what the server takes, so that a paste that is too long says so instead of losing its end. */
function atMost(maxLength: number) {
  return { maxLength, autoComplete: "off" };
}
