import { useFormatter, useTranslations } from "next-intl";
import { Hint } from "@/components/ui/hint";
import { isolated } from "@/components/ui/isolated";
import { addressOf } from "@/lib/calls/address";
import { useReviseBoard } from "@/lib/party/board/hooks";
import { useOtherDjs } from "@/lib/party/presence/hooks";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { useBoardTools } from "./board-tools";
import styles from "./other-djs.module.css";

/** So many faces fit beside the event's name. */
const MOST_FACES = 3;

/** The other DJs who have this board open at the moment. */
export function OtherDjs() {
  const t = useTranslations("board");
  const format = useFormatter();
  const { eventId } = useBoardTools();
  const revise = useReviseBoard(eventId);
  const others = useOtherDjs(eventId, (guests) => revise((board) => ({ ...board, guests })));
  if (others.length === 0) return null;
  const names = format.list(others.map(({ name }) => isolated(name)));
  const more = others.length - MOST_FACES;
  return (
    <Hint title={t("otherDjs", { names })}>
      <div role="img" aria-label={t("otherDjs", { names })} className={styles.faces}>
        {others.slice(0, MOST_FACES).map(({ id }) => (
          // biome-ignore lint/performance/noImgElement: every picture is served as it is
          <img
            key={id}
            src={addressOf(pictureCalls.get, { params: { kind: "avatar", id } })}
            alt=""
            width={28}
            height={28}
            className={styles.face}
          />
        ))}
        {more > 0 && <span className={styles.more}>{`+${format.number(more)}`}</span>}
      </div>
    </Hint>
  );
}
