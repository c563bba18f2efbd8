import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useFormatter, useTranslations } from "next-intl";
import { CURRENCY } from "@/lib/office/shop/schema";
import type { Figures } from "./graph-data";

type Props = {
  title: string;
  figures: Figures;
  height: number;
  /** The columns of amounts of money. */
  money: readonly number[];
};

/** The figures of a panel to read one by one. It scrolls inside the panel, which keeps its height. */
export function FiguresTable({ title, figures, height, money }: Props) {
  const t = useTranslations("panels");
  const format = useFormatter();
  const { head, rows } = figures;
  return (
    <Box
      // A scrolling region must be reachable by keyboard.
      role="group"
      aria-label={title}
      tabIndex={0}
      sx={{ height, overflow: "auto", overscrollBehavior: "contain" }}
    >
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            {head.map((name, column) => (
              <TableCell key={name} align={column === 0 ? "left" : "right"} sx={headSx}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never move
            <TableRow key={row}>
              {cells.map((cell, column) => (
                <TableCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  dir="auto"
                  align={column === 0 ? "left" : "right"}
                  {...(column === 0 && { component: "th", scope: "row" })}
                  sx={{ fontVariantNumeric: "tabular-nums" }}
                >
                  {typeof cell === "number"
                    ? format.number(cell, money.includes(column) ? MONEY : NUMBER)
                    : (cell ?? t("noValue"))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const NUMBER = { maximumFractionDigits: 2 };
/** With cents: a table is read to the last one. */
const MONEY = { style: "currency", currency: CURRENCY } as const;

const headSx = { bgcolor: "background.paper", color: "text.secondary", fontWeight: 500 };
