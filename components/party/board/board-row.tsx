import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { useBoardStore } from "@/lib/party/board/store";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BackersSummary } from "./backers-summary";
import { useBoardTools } from "./board-tools";
import { RowActions } from "./row-actions";

const NOW_MS = 30_000;

/** One request as the DJ decides about it. */
export function BoardRow({ request }: { request: DjRequest }) {
  const t = useTranslations("board");
  const tools = useBoardTools();
  const declining = useState(false);
  const picked = useBoardStore((state) => state.picked);
  const pick = useBoardStore((state) => state.pick);
  const { id, title, artist, backers, people } = request;

  return (
    <Card
      component="li"
      data-request={id}
      tabIndex={-1}
      aria-label={[title, artist].filter(Boolean).join(", ")}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) =>
        handleRowKeys(event, request, {
          accept: () => tools.actions.change(request, { status: "accepted" }),
          decline: () => declining[1](true),
        })
      }
      sx={{
        display: "grid",
        alignItems: "center",
        columnGap: 1.5,
        rowGap: 1,
        px: 1.5,
        py: 1.25,
        boxShadow: "none",
        gridTemplateColumns: {
          xs: "auto minmax(0, 1fr) auto",
          sm: "auto minmax(0, 5fr) minmax(0, 3fr) auto auto",
        },
        "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main" },
      }}
    >
      {picked ? (
        <Checkbox
          checked={picked.has(id)}
          onChange={() => pick(id)}
          slotProps={{ input: { "aria-label": t("pick", { title }) } }}
          sx={{ width: 48, height: 48 }}
        />
      ) : (
        <Cover words={`${title} ${artist}`} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <SongTitle title={title} artist={artist} />
        <Since request={request} timeZone={tools.timeZone} />
      </Box>
      <Box
        sx={{
          minWidth: 0,
          gridColumn: { xs: "1 / -1", sm: "auto" },
          gridRow: { xs: 2, sm: "auto" },
        }}
      >
        <BackersSummary people={people} backers={backers} />
      </Box>
      <Typography
        aria-label={t("backers", { backers })}
        sx={{
          minWidth: 32,
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
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
        <RowActions request={request} declining={declining} />
      </Box>
    </Card>
  );
}

/** A and D decide, the arrows go from row to row. */
function handleRowKeys(
  event: KeyboardEvent<HTMLElement>,
  request: DjRequest,
  { accept, decline }: { accept: () => void; decline: () => void },
) {
  const { currentTarget: row, target } = event;
  // React lets the keys of a row's menus bubble to it, though they stand elsewhere in the page.
  const isElsewhere = !(target instanceof Node && row.contains(target));
  if (isElsewhere || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key === "arrowdown") focusRow(row.nextElementSibling);
  else if (key === "arrowup") focusRow(row.previousElementSibling);
  else if (key === "a" && request.status === "pending") {
    focusRow(row.nextElementSibling ?? row.previousElementSibling);
    accept();
  } else if (key === "d" && request.status === "pending") decline();
  else return;
  event.preventDefault();
}

function focusRow(row: Element | null) {
  if (row instanceof HTMLElement) row.focus();
}

function Since({
  request: { createdAt, seconds },
  timeZone,
}: {
  request: DjRequest;
  timeZone: string;
}) {
  const format = useFormatter();
  const now = useNow({ updateInterval: NOW_MS });
  const submitted = new Date(createdAt);
  const exact = format.dateTime(submitted, { hour: "numeric", minute: "2-digit", timeZone });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
      <time dateTime={createdAt} title={exact}>
        {format.relativeTime(submitted < now ? submitted : now, now)}
      </time>
      {seconds !== null && ` · ${lengthText(seconds)}`}
    </Typography>
  );
}

/** Minutes and seconds: 3:05. */
export function lengthText(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
