import { useState } from "react";
import { v7 as uuid } from "uuid";
import { useDebounced } from "@/components/ui/use-debounced";
import { useLatePart } from "@/components/ui/use-late-part";
import { useForm } from "@/lib/client/use-form";
import { leftOf } from "@/lib/party/guests/rules";
import { useOutboxStore } from "@/lib/party/guests/store";
import { takesBackers } from "@/lib/party/requests/limits";
import { requestCheck } from "@/lib/party/requests/request-check";
import type { GuestEvent, GuestRequest, NewRequest } from "@/lib/party/requests/schema";
import { findAlike, useSuggestionOf, useSuggestions } from "@/lib/party/suggestions/hooks";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import type { PlainState } from "./plain-answer-alert";
import { hideKeyboard, useRequestDraft } from "./use-request-draft";
import { useSwap } from "./use-swap";

const loadAlike = () => import("./alike-question").then(({ AlikeQuestion }) => AlikeQuestion);

/** Where the form posts without scripts; the page shows the answer. */
const PLAIN_ACTION = "/requests/send";

const NONE: Suggestion[] = [];

type Given = { event: GuestEvent; own: GuestRequest[]; plain: PlainState; onSaved: () => void };
type Question = { request: NewRequest; alike: Suggestion };

/**
 * What the guest asks for, what is known of that song, and how it is sent: for the form, it is done once the phone has
 * kept it. `onSaved` is called then.
 */
export function useRequestForm({ event, own, plain, onSaved }: Given) {
  const { code } = event;
  const check = requestCheck(event.settings);
  const save = useOutboxStore((outbox) => outbox.save);
  const { draft, change: write, hasTypedOn, beginNext } = useRequestDraft(plain);
  const Alike = useLatePart(loadAlike);
  const [question, setQuestion] = useState<Question>();
  const title = useDebounced(draft.title.trim(), 200);
  const { songs, refusalOf } = useSuggestions(code, title, useDebounced(draft.artist.trim(), 200));
  const known = useSuggestionOf(draft, draft.title.trim() ? songs : NONE);
  const isFull = leftOf(event) === 0;
  const swap = useSwap(own, isFull && !isVote(known));

  function submit(request: NewRequest, replaced: GuestRequest | undefined) {
    setQuestion(undefined);
    onSaved();
    save(code, request, replaced && { id: replaced.id, title: replaced.title });
    swap.forget();
    beginNext();
  }

  const form = useForm(
    check,
    async (request) => {
      if (swap.askIfMissing()) return;
      const alike = await findAlike(code, request);
      // A guest may be faster than what comes late; without a network, it doesn't come.
      const canAsk = alike && (Alike ?? (await loadAlike().catch(() => undefined)));
      if (canAsk && !hasTypedOn()) setQuestion({ request, alike });
      else submit(request, swap.request);
    },
    { read: () => ({ id: uuid(), ...draft, ...ofLibrary(known) }), action: PLAIN_ACTION },
  );

  function change(words: Parameters<typeof write>[0]) {
    setQuestion(undefined);
    write(words);
  }

  /** Sends a song at once, or leaves it in the form, which says what is still missing. */
  function ask(song: Suggestion) {
    const { title, artist } = song;
    const words = { title, artist, name: draft.name, message: "" };
    const { data } = check.safeParse({ id: uuid(), ...words, ...ofLibrary(song) });
    if (!data || (isFull && !isVote(song))) return change({ title, artist });
    save(code, data);
    hideKeyboard();
  }

  /** Fills the form with the song that a pasted text names, unless the guest has typed on meanwhile. */
  async function fillIn(text: string) {
    const { sharedSong } = await import("@/lib/party/songs/shared-song");
    const song = sharedSong(text);
    const { title } = useOutboxStore.getState().draft;
    if (song && lettersOf(text).startsWith(lettersOf(title))) change(song);
  }

  /** The question whether a song on the list is meant. */
  const alike = question && {
    song: question.alike,
    onAccept() {
      const { title, artist } = question.alike;
      submit({ ...question.request, title, artist }, undefined);
    },
    onRefuse: () => submit(question.request, swap.request),
  };

  const refusal = refusalOf(draft);
  return { form, draft, songs, known, refusal, Alike, alike, swap, change, ask, fillIn };
}

/** A vote for what is on the list takes no slot. */
function isVote(song: Suggestion | undefined) {
  return Boolean(song?.request && takesBackers(song.request));
}

/** The track that a song is, where the DJ has it. */
function ofLibrary(song: Suggestion | undefined) {
  return song?.trackId ? { trackId: song.trackId } : {};
}

/** A field of one line leaves out the ends of lines, and ends at its greatest length. */
function lettersOf(text: string) {
  return text.replace(/\s+/g, "");
}
