import { useTranslations } from "next-intl";
import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { v7 as uuid } from "uuid";
import { useRequestWords } from "@/components/party/request-list/use-request-words";
import { SongField } from "@/components/party/suggestions/song-field";
import { Form } from "@/components/ui/form";
import { PlainButton } from "@/components/ui/plain-button";
import type from "@/components/ui/type.module.css";
import { useDebounced } from "@/components/ui/use-debounced";
import { useLatePart } from "@/components/ui/use-late-part";
import { useDoubleTapGuard } from "@/lib/client/scheduling/use-double-tap-guard";
import { useForm } from "@/lib/client/use-form";
import { emptyDraft } from "@/lib/party/guests/persisted-rules";
import { canSend, freesSlot, leftOf } from "@/lib/party/guests/rules";
import type { Draft } from "@/lib/party/guests/schema";
import { useOutboxStore } from "@/lib/party/guests/store";
import { takesBackers } from "@/lib/party/requests/limits";
import { requestCheck } from "@/lib/party/requests/request-check";
import type { GuestEvent, GuestRequest, NewRequest } from "@/lib/party/requests/schema";
import { findAlike, useSuggestionOf, useSuggestions } from "@/lib/party/suggestions/hooks";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import { ClosedAlert } from "./closed-alert";
import { FullAlert } from "./full-alert";
import { LastCallAlert } from "./last-call-alert";
import { MoreFields } from "./more-fields";
import type { PlainState } from "./plain-answer-alert";
import styles from "./request-form.module.css";
import { SwapField } from "./swap-field";

const loadAlike = () => import("./alike-question").then(({ AlikeQuestion }) => AlikeQuestion);
const loadKnown = () => import("./known-song").then(({ KnownSong }) => KnownSong);
const loadIdeas = () => import("./ideas-panel").then(({ IdeasPanel }) => IdeasPanel);

/** Where the form posts without scripts; the page shows the answer. */
const PLAIN_ACTION = "/requests/send";

type Props = {
  event: GuestEvent;
  own: GuestRequest[];
  plain: PlainState;
  hasIdeas: boolean;
  onIdeas: (areOpen: boolean) => void;
  onWithdraw: (request: GuestRequest) => void;
  /** The song field, for those who lead the guest there. */
  ref?: RefObject<HTMLInputElement | null>;
};

const NONE: Suggestion[] = [];

type Question = { request: NewRequest; alike: Suggestion };

/**
 * Submits a request. It is a plain HTML form, which works before hydration. With scripts, the phone keeps the request
 * until the server has stored it.
 */
export function RequestForm({ event, own, plain, hasIdeas, onIdeas, onWithdraw, ref }: Props) {
  const t = useTranslations("requests");
  const words = useRequestWords();
  const { draft: written, write, save } = useOutboxStore();
  const [isTouched, setIsTouched] = useState(false);
  const draft = isTouched ? written : (plain.draft ?? written);
  const doubleTapGuard = useDoubleTapGuard();
  const Ideas = useLatePart(loadIdeas, hasIdeas);
  const Alike = useLatePart(loadAlike);
  const [question, setQuestion] = useState<Question>();
  /** The request to swap; empty after the guest has sent without choosing one. */
  const [chosen, setSwap] = useState<string>();
  const { code, settings, timeZone } = event;
  const title = useDebounced(draft.title.trim(), 200);
  const { songs, refusalOf } = useSuggestions(code, title, useDebounced(draft.artist.trim(), 200));

  const left = leftOf(event);
  const known = useSuggestionOf(draft, draft.title.trim() ? songs : NONE);
  // A vote for what is on the list takes no slot.
  const needsSlot = left === 0 && !(known?.request && takesBackers(known.request));
  const swappable = needsSlot ? own.filter(freesSlot) : [];
  const swaps = swappable.find(({ id }) => id === chosen);
  const swapField = useRef<HTMLFieldSetElement>(null);

  /** Whether the guest has typed the next request while this one was compared with the list. */
  const hasTypedOn = () => useOutboxStore.getState().draft !== written;

  /** The outbox sends the request: for the form, it is done once the phone has kept it. */
  function submit(request: NewRequest, replaced: GuestRequest | undefined) {
    setQuestion(undefined);
    setIsTouched(true);
    // Their rows say what became of their songs; of this one, the page does.
    onIdeas(false);
    save(code, request, replaced && { id: replaced.id, title: replaced.title });
    setSwap(undefined);
    if (hasTypedOn()) return;
    // Keeps the name, because the same guest writes the next request.
    write({ ...emptyDraft, name: draft.name });
    hideKeyboard();
  }

  const form = useForm(
    requestCheck(settings),
    async (request) => {
      if (swappable.length > 0 && !swaps) {
        setSwap("");
        swapField.current?.querySelector("input")?.focus();
        return;
      }
      const alike = await findAlike(code, request);
      // A guest may be faster than what comes late; without a network, it doesn't come.
      const canAsk = alike && (Alike ?? (await loadAlike().catch(() => undefined)));
      if (canAsk && !hasTypedOn()) setQuestion({ request, alike });
      else submit(request, swaps);
    },
    { read: () => ({ id: uuid(), ...draft, ...ofLibrary(known) }), action: PLAIN_ACTION },
  );

  if (!canSend(event)) return <ClosedAlert event={event} />;

  /** Also keeps what a form without scripts returned. */
  function change(words: Partial<Draft>) {
    setQuestion(undefined);
    setIsTouched(true);
    write(isTouched ? words : { ...plain.draft, ...words });
  }

  /** Sends a song at once, or leaves it in the form, which says what is still missing. */
  function ask(song: Suggestion) {
    const { title, artist } = song;
    const words = { title, artist, name: draft.name, message: "" };
    const checked = requestCheck(settings).safeParse({ id: uuid(), ...words, ...ofLibrary(song) });
    const isVote = song.request && takesBackers(song.request);
    if (!checked.data || (left === 0 && !isVote)) return change({ title, artist });
    save(code, checked.data);
    hideKeyboard();
  }

  /** Fills the form with the song that a pasted text names, unless the guest has typed on meanwhile. */
  async function fillIn(text: string) {
    const { sharedSong } = await import("@/lib/party/songs/shared-song");
    const song = sharedSong(text);
    const { title } = useOutboxStore.getState().draft;
    if (song && lettersOf(text).startsWith(lettersOf(title))) change(song);
  }

  const submitButton = (
    <PlainButton type="submit" look="contained" isBusy={form.isBusy} className={styles.submit}>
      {t(swappable.length > 0 ? "swap.ask" : "ask")}
    </PlainButton>
  );
  return (
    <Form
      form={form}
      {...words}
      labels={{ ...words.labels, title: t("songOrArtist") }}
      noValidate
      {...doubleTapGuard}
      onMouseDown={keepSuggestions}
      onKeyDown={({ key }) => key === "Escape" && onIdeas(false)}
      className={styles.form}
    >
      <LastCallAlert event={event} />
      <input type="hidden" name="event" value={code} />
      <input type="hidden" name="id" value={plain.id} />
      <SongField
        ref={ref}
        onFocus={(event) => {
          leadToTop(event);
          onIdeas(true);
        }}
        due={event}
        end={submitButton}
        value={draft.title}
        songs={songs}
        typed={{ refusal: refusalOf(draft), late: event.full }}
        onType={(title) => change({ title })}
        onPasted={(text) => void fillIn(text)}
        onPick={({ title, artist }) => change({ title, artist })}
      />
      {Ideas && hasIdeas && !draft.title.trim() && (
        <Ideas
          event={event}
          own={own}
          onAsk={ask}
          onWithdraw={onWithdraw}
          onClose={() => onIdeas(false)}
        />
      )}
      <MoreFields draft={draft} hasMessages={settings.messages} onChange={change} />
      {question && Alike ? (
        <Alike
          song={question.alike}
          onAccept={() => {
            const { title, artist } = question.alike;
            submit({ ...question.request, title, artist }, undefined);
          }}
          onRefuse={() => submit(question.request, swaps)}
        />
      ) : (
        <KnownHere song={known} refusal={refusalOf(draft)} timeZone={timeZone} />
      )}
      <FullAlert event={event} song={known} refusal={refusalOf(draft)} />
      {swappable.length > 0 && (
        <SwapField
          ref={swapField}
          requests={swappable}
          chosen={chosen}
          isMissing={chosen === ""}
          onChoose={setSwap}
        />
      )}
      <SlotsLeft event={event} />
    </Form>
  );
}

/** The track that the typed song is, where the DJ has it. */
function ofLibrary(known: Suggestion | undefined) {
  return known?.trackId ? { trackId: known.trackId } : {};
}

function KnownHere(props: ComponentProps<Awaited<ReturnType<typeof loadKnown>>>) {
  const Known = useLatePart(loadKnown);
  return Known && <Known {...props} />;
}

function SlotsLeft({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const words = { left: leftOf(event), limit: event.settings.waitingLimit };
  return <p className={type.quiet}>{event.trusted ? t("trusted") : t("left", words)}</p>;
}

/** A field of one line leaves out the ends of lines, and ends at its greatest length. */
function lettersOf(text: string) {
  return text.replace(/\s+/g, "");
}

/** The width from which a page is not a phone's, in pixels. */
const PHONE = 600;

/** On a phone the keyboard leaves half of the screen: it belongs to the field and its suggestions. */
function leadToTop({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (window.innerWidth < PHONE) currentTarget.scrollIntoView();
}

/** Suggestions go as the field loses the focus, and what is below would move away under the finger. */
function keepSuggestions(event: MouseEvent) {
  const isField = event.target instanceof Element && event.target.closest(TEXT_FIELDS);
  if (!isField) event.preventDefault();
}

const TEXT_FIELDS = "input:not([type=radio]), textarea";

/** On a touch screen the keyboard covers what becomes of the request. */
function hideKeyboard() {
  const { activeElement } = document;
  if (!matchMedia("(pointer: coarse)").matches) return;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
}
