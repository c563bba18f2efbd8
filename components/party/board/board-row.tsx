import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo, useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import type { Hints } from "@/lib/party/board/hints";
import { useBoardStore } from "@/lib/party/board/store";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BackersSummary } from "./backers-summary";
import styles from "./board-row.module.css";
import { useBoardTools } from "./board-tools";
import { RequestFate } from "./request-fate";
import { RowActions } from "./row-actions";
import { RowHints } from "./row-hints";
import { handleRowKeys } from "./row-keys";
import { SwipeGround, swipeLook } from "./swipe-ground";
import { useSwipe } from "./use-swipe";

/** In pixels. Ten rows fit on a tablet, and their targets still fit a finger. */
const ROW_HEIGHT = 58;

/** One request, with the actions to decide it. It renders again only if something about it has changed. */
export const BoardRow = memo(function BoardRow({
  request,
  isFirst,
  alike,
  playedAt = null,
  artistAgo = null,
}: {
  request: DjRequest;
  isFirst: boolean;
  /** A request that may be the same song, spelled differently. */
  alike: DjRequest | undefined;
} & Partial<Hints>) {
  const t = useTranslations("board");
  const house = useTranslations("house.guests");
  const { actions, open } = useBoardTools();
  const search = useRequestsStore(({ requestSearch }) => requestSearch);
  const declining = useState(false);
  const planning = useState(false);
  const { id, title, artist, backers, people, seconds, status } = request;
  const accept = () => actions.change(request, { status: "accepted" });
  const decline = () => declining[1](true);
  const { swipe, swipeProps } = useSwipe(status === "pending", { accept, decline });

  return (
    <Card
      component="li"
      data-request={id}
      // The Tab key stops at the first row only; the arrow keys reach the others.
      tabIndex={isFirst ? 0 : -1}
      aria-label={[title, artist].filter(Boolean).join(", ")}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) =>
        handleRowKeys(event, request, {
          accept,
          decline,
          later: () => planning[1](true),
          open: () => open("card", request),
        })
      }
      {...swipeProps}
      sx={{
        ...swipeLook,
        display: "grid",
        alignItems: "center",
        columnGap: 1.25,
        rowGap: 0.5,
        minHeight: ROW_HEIGHT,
        py: { xs: 1, sm: "3px" },
        paddingInlineStart: "9px",
        paddingInlineEnd: "5px",
        boxShadow: "none",
        gridTemplateColumns: {
          xs: "auto minmax(0, 1fr) auto",
          sm: "auto minmax(0, 5fr) minmax(0, 4fr) auto auto",
        },
        "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main" },
      }}
    >
      {swipe && <SwipeGround swipe={swipe} />}
      <CoverOrBox request={request} />
      <SongTitle
        title={title}
        artist={artist}
        search={search}
        lines={1}
        note={
          <>
            {people.some(({ trusted }) => trusted) && `${house("isTrusted")} · `}
            {request.explicit && `${t("explicit")} · `}
            {seconds !== null && `${lengthText(seconds)} · `}
            <RequestFate request={request} />
          </>
        }
        hint={
          <RowHints request={request} alike={alike} playedAt={playedAt} artistAgo={artistAgo} />
        }
        className={styles.song}
      />
      <ButtonBase
        onClick={() => open("card", request)}
        sx={{
          display: "block",
          textAlign: "start",
          minWidth: 0,
          minHeight: 48,
          borderRadius: 1,
          gridColumn: { xs: "1 / 3", sm: "auto" },
          gridRow: { xs: 2, sm: "auto" },
        }}
      >
        <BackersSummary people={people} backers={backers} />
      </ButtonBase>
      <Typography
        aria-label={t("backers", { backers })}
        sx={{
          minWidth: 30,
          justifySelf: { xs: "end", sm: "auto" },
          textAlign: "center",
          fontWeight: 700,
          fontSize: "1.125rem",
          fontVariantNumeric: "tabular-nums",
          gridColumn: { xs: 3, sm: "auto" },
          gridRow: { xs: 1, sm: "auto" },
        }}
      >
        {backers}
      </Typography>
      <Box sx={{ gridColumn: { xs: 3, sm: "auto" }, gridRow: { xs: 2, sm: "auto" } }}>
        <RowActions request={request} declining={declining} planning={planning} />
      </Box>
    </Card>
  );
});

/** The cover, or in selection mode the checkbox. */
function CoverOrBox({ request: { id, title, artist } }: { request: DjRequest }) {
  const t = useTranslations("board");
  const picked = useBoardStore((state) => state.picked);
  const pick = useBoardStore((state) => state.pick);
  if (!picked) return <Cover words={`${title} ${artist}`} size={40} />;
  return (
    <Checkbox
      checked={picked.has(id)}
      onChange={() => pick(id)}
      slotProps={{ input: { "aria-label": t("pick", { title }) } }}
      sx={{ width: 48, height: 48, mx: "-4px" }}
    />
  );
}
