import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useTranslations } from "next-intl";
import { Panel } from "@/components/office/charts/panel";
import { oneLine } from "@/components/ui/clamp";
import { useNights } from "@/lib/party/insights/hooks";
import type { Night } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";
import { PanelTable } from "./panel-table";

/** Room for four nights; more of them scroll. */
const HEIGHT = 256;

/** The latest nights side by side. */
export function LatestNightsPanel({ count }: { count: number }) {
  const t = useTranslations("dashboards");
  const panels = useTranslations("panels");
  const { number, share, minutes, day } = useFigureText();
  const answer = useNights(count);

  const columns = [
    { head: t("nights.night") },
    { head: t("nights.date") },
    { head: t("tiles.guests"), isFigure: true },
    { head: t("tiles.requests"), isFigure: true },
    { head: t("nights.played"), isFigure: true },
    { head: t("tiles.accepted"), isFigure: true },
    { head: t("tiles.wait"), isFigure: true },
  ];
  const cellsOf = ({ guests, requests, played, acceptance, wait, ...night }: Night) => [
    day(night.startedAt, night.timeZone),
    number(guests),
    number(requests),
    number(played),
    acceptance === null ? panels("noValue") : share(acceptance),
    wait.median === null ? panels("noValue") : minutes(wait.median),
  ];

  return (
    <Panel
      title={t("latest.title")}
      name="latest-nights"
      height={HEIGHT}
      answer={answer}
      figures={({ nights }) => ({
        head: columns.map(({ head }) => head),
        rows: nights.map((night) => [night.name, ...cellsOf(night)]),
      })}
      skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
    >
      {({ nights }) => (
        <PanelTable
          title={t("latest.title")}
          height={HEIGHT}
          minWidth={560}
          rowHeight={56}
          columns={columns}
        >
          {nights.map((night) => (
            <TableRow key={night.id}>
              <TableCell component="th" scope="row" dir="auto" sx={nameSx}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {night.name}
                </Box>
                {night.venue && (
                  <Box component="span" sx={{ color: "text.secondary" }}>
                    {" · "}
                    <bdi>{night.venue}</bdi>
                  </Box>
                )}
              </TableCell>
              {cellsOf(night).map((cell, column) => (
                <TableCell
                  key={columns[column + 1]?.head}
                  align={column === 0 ? "left" : "right"}
                  sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </PanelTable>
      )}
    </Panel>
  );
}

const nameSx = {
  maxWidth: 260,
  ...oneLine,
  textAlign: "left",
} as const;
