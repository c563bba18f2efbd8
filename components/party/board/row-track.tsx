import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { meantOf } from "@/lib/party/library/edition-rules";
import type { Edition } from "@/lib/party/library/edition-schema";
import { fitOf } from "@/lib/party/library/fits";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { KeyChip } from "./key-chip";
import styles from "./row-track.module.css";

export type RowTrackProps = {
  request: DjRequest;
  /** What the event's owner has of the song. */
  editions: readonly Edition[];
  /** The track that is playing. */
  playing: Edition | undefined;
};

/** What the DJ would play a request from: its key and tempo, the versions to choose from, or that there is none. */
export function RowTrack({ request, editions, playing }: RowTrackProps) {
  const t = useTranslations("board.tracks");
  const track = meantOf(request.trackId, editions);
  if (track) return <TrackFacts track={track} playing={playing} />;
  if (editions.length > 0 && request.trackId === null) {
    return <Versions request={request} editions={editions} />;
  }
  return <span className={styles.none}>{t("notOwned")}</span>;
}

function TrackFacts({ track, playing }: { track: Edition; playing: Edition | undefined }) {
  const t = useTranslations("board.tracks");
  const { key, bpm } = track;
  const fits = fitOf(track, playing) > 0;
  return (
    <span className={styles.facts}>
      {key && <KeyChip name={key} look={fits ? "fits" : undefined} />}
      {bpm && <bdi className={styles.dim}>{t("bpm", { bpm: Math.round(bpm) })}</bdi>}
    </span>
  );
}

/** More are in the card. */
const MOST_BUTTONS = 2;

type VersionsProps = Pick<RowTrackProps, "request" | "editions">;

/** One tap ties the request to a version; of more than there is room for, the card shows all. */
function Versions({ request, editions }: VersionsProps) {
  const t = useTranslations("board.tracks");
  const { open } = useBoardTools();
  const hasRoom = editions.length <= MOST_BUTTONS;
  return (
    <>
      {hasRoom && <VersionButtons {...{ request, editions }} />}
      <button
        type="button"
        className={hasRoom ? `${styles.version} ${styles.instead}` : styles.version}
        onClick={() => open("card", request)}
      >
        {t("versions", { count: editions.length })}
      </button>
    </>
  );
}

function VersionButtons({ request, editions }: VersionsProps) {
  const t = useTranslations("board.tracks");
  const { actions } = useBoardTools();
  return (
    <span className={styles.versions}>
      {editions.map(({ id, version, title }) => {
        const name = version || (editions.length > 1 ? t("asIs") : title);
        const label = t("tie", { title: isolated(request.title), version: isolated(name) });
        return (
          <button
            key={id}
            type="button"
            title={title}
            aria-label={label}
            className={styles.version}
            onClick={() => actions.change(request, { trackId: id })}
          >
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </button>
        );
      })}
    </span>
  );
}
