import { useTranslations } from "next-intl";
import type { ComponentProps, FocusEvent, MouseEvent, RefObject } from "react";
import { useRequestWords } from "@/components/party/request-list/use-request-words";
import { SongField } from "@/components/party/suggestions/song-field";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type from "@/components/ui/type.module.css";
import { useLatePart } from "@/components/ui/use-late-part";
import { useDoubleTapGuard } from "@/lib/client/scheduling/use-double-tap-guard";
import { canSend, leftOf } from "@/lib/party/guests/rules";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { ClosedAlert } from "./closed-alert";
import { FullAlert } from "./full-alert";
import { LastCallAlert } from "./last-call-alert";
import { MoreFields } from "./more-fields";
import type { PlainState } from "./plain-answer-alert";
import styles from "./request-form.module.css";
import { SwapField } from "./swap-field";
import { useRequestForm } from "./use-request-form";

const loadKnown = () => import("./known-song").then(({ KnownSong }) => KnownSong);
const loadIdeas = () => import("./ideas-panel").then(({ IdeasPanel }) => IdeasPanel);

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

/**
 * Submits a request. It is a plain HTML form, which works before hydration. With scripts, the phone keeps the request
 * until the server has stored it.
 */
export function RequestForm({ event, own, plain, hasIdeas, onIdeas, onWithdraw, ref }: Props) {
  const t = useTranslations("requests");
  const words = useRequestWords();
  const doubleTapGuard = useDoubleTapGuard();
  const Ideas = useLatePart(loadIdeas, hasIdeas);
  // Their rows say what became of their songs; of this one, the page does.
  const onSaved = () => onIdeas(false);
  const { form, change, ask, fillIn, ...request } = useRequestForm({ event, own, plain, onSaved });
  const { draft, songs, known, refusal, Alike, alike, swap } = request;
  const { code, settings, timeZone } = event;

  if (!canSend(event)) return <ClosedAlert event={event} />;

  const submitButton = (
    <Button variant="contained" type="submit" isBusy={form.isBusy} className={styles.submit}>
      {t(swap.isPossible ? "swap.ask" : "ask")}
    </Button>
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
        typed={{ refusal, late: event.full }}
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
      {Alike && alike ? (
        <Alike {...alike} />
      ) : (
        <KnownHere song={known} refusal={refusal} timeZone={timeZone} />
      )}
      <FullAlert event={event} song={known} refusal={refusal} />
      {swap.isPossible && <SwapField {...swap.fieldProps} />}
      <SlotsLeft event={event} />
    </Form>
  );
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
