import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslations } from "next-intl";
import { Panel } from "@/components/office/charts/panel";
import { oneLine } from "@/components/ui/clamp";
import { useNights } from "@/lib/party/insights/hooks";
import type { Night } from "@/lib/party/insights/schema";
import { useFigureText } from "./dashboard-tools";

/** Room for four nights; more of them scroll. */
const HEIGHT = 256;

/** The latest nights side by side. */
export function LatestNightsPanel({ count }: { count: number }) {
  const t = useTranslations("dashboards");
  const panels = useTranslations("panels");
  const { number, share, minutes, day } = useFigureText();
  const answer = useNights(count);

  const heads = [
    t("nights.night"),
    t("nights.date"),
    t("tiles.guests"),
    t("tiles.requests"),
    t("nights.played"),
    t("tiles.accepted"),
    t("tiles.wait"),
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
        head: heads,
        rows: nights.map((night) => [night.name, ...cellsOf(night)]),
      })}
      skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
    >
      {({ nights }) => (
        <Box
          role="group"
          aria-label={t("latest.title")}
          tabIndex={0}
          sx={{ height: HEIGHT, overflow: "auto" }}
        >
          <Table
            size="small"
            aria-label={t("latest.title")}
            stickyHeader
            sx={{ minWidth: 560, "& td, & th": { height: 56, px: 1, whiteSpace: "nowrap" } }}
          >
            <TableHead>
              <TableRow>
                {heads.map((head, column) => (
                  <TableCell key={head} align={column < 2 ? "left" : "right"} sx={headSx}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {nights.map((night) => (
                <TableRow key={night.id}>
                  <TableCell component="th" scope="row" sx={nameSx}>
                    <bdi style={{ fontWeight: 600 }}>{night.name}</bdi>
                    {night.venue && (
                      <Box component="span" sx={{ color: "text.secondary" }}>
                        {" · "}
                        <bdi>{night.venue}</bdi>
                      </Box>
                    )}
                  </TableCell>
                  {cellsOf(night).map((cell, column) => (
                    <TableCell
                      key={heads[column + 1]}
                      align={column === 0 ? "left" : "right"}
                      sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
                    >
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

const headSx = { bgcolor: "background.paper", color: "text.secondary", fontWeight: 500, py: 1.25 };
const nameSx = {
  maxWidth: 260,
  ...oneLine,
};
