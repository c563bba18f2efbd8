import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { FilterTiles } from "@/components/party/request-list/filter-tiles";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { useSingleTaps } from "@/components/ui/use-single-taps";
import { useErrorText } from "@/lib/client/error-text";
import { useBoardList } from "@/lib/party/board/hooks";
import { BoardRow } from "./board-row";
import { useBoardTools } from "./board-tools";
import { BulkBar } from "./bulk-bar";
import { useFocusKept } from "./use-focus-kept";

const FILTERS = ["pending", "accepted", "played", "declined", "all"] as const;

/** The list with its tiles, search and pages: the same parts as on the guests' page. */
export function Decisions() {
  const t = useTranslations("board");
  const errorText = useErrorText();
  const { eventId } = useBoardTools();
  const query = useShownQuery();
  const { data: list, error, isLoading } = useBoardList(eventId, query);
  const singleTaps = useSingleTaps();
  const focusKept = useFocusKept(list?.requests.map(({ id }) => id) ?? []);

  return (
    <>
      <FilterTiles filters={FILTERS} counts={list?.counts} />
      <RequestSearch label={t("searchLabel")} />
      <ConnectionNotice />
      <BulkBar requests={list?.requests ?? []} />
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <Box
        component="ul"
        {...focusKept}
        {...singleTaps}
        aria-label={t("list")}
        aria-busy={isLoading}
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 1,
          alignContent: "start",
          // Cards clip what is too long in them, and so could be squeezed.
          gridAutoRows: "max-content",
          flex: { md: 1 },
          minHeight: { md: 0 },
          overflowY: { md: "auto" },
        }}
      >
        {list?.requests.map((request) => (
          <BoardRow key={request.id} request={request} />
        ))}
        {list?.requests.length === 0 && list.page <= list.pageCount && (
          <Typography component="li" color="textSecondary" sx={{ py: 4, textAlign: "center" }}>
            {t(query.search ? "empty.search" : `empty.${query.filter}`)}
          </Typography>
        )}
      </Box>
      {list && (list.total > 0 || list.page > 1) && <RequestPages {...list} />}
    </>
  );
}
