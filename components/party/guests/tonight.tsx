import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { FilterTiles } from "@/components/party/request-list/filter-tiles";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { useErrorText } from "@/lib/client/error-text";
import { useBacking } from "@/lib/party/guests/backing-hooks";
import { useRequests } from "@/lib/party/guests/hooks";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";
import { FoldedSearch } from "./folded-search";
import { RequestListItem } from "./request-list-item";
import { useEmptyText } from "./use-empty-text";

const FILTERS = ["all", "pending", "accepted", "mine", "played", "declined"] as const;

type Props = { event: GuestEvent; onWithdraw: (request: GuestRequest) => void };

/** All requests: the tiles that count and filter, the search, and the list. */
export function Tonight({ event, onWithdraw }: Props) {
  const t = useTranslations("requests");
  const query = useShownQuery();
  const { data: list, error, isLoading } = useRequests(event.code, query);
  const setBacking = useBacking(event.code);
  const errorText = useErrorText();
  const emptyText = useEmptyText(event);

  const canChange = event.status === "open" || event.status === "paused";
  const canAsk = event.status === "open";
  return (
    <Box
      component="section"
      aria-labelledby="tonight"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: { xs: 1, md: 1.5 },
        minWidth: 0,
      }}
    >
      {/* On a phone the tiles say enough, and the list starts higher. */}
      <Typography
        id="tonight"
        component="h2"
        variant="h5"
        sx={{
          position: { xs: "absolute", md: "static" },
          clipPath: { xs: "inset(50%)", md: "none" },
        }}
      >
        {t("tonight")}
      </Typography>
      <FoldedSearch>
        <FilterTiles filters={FILTERS} counts={list?.counts} />
      </FoldedSearch>
      <ConnectionNotice
        offline={t(canAsk ? "offline" : "offlineReading")}
        lost={t(canAsk ? "lost" : "lostReading")}
      />
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <Box component="ul" aria-busy={isLoading} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {list?.requests.map((request) => (
          <RequestListItem
            key={request.id}
            request={request}
            event={event}
            canVote={event.settings.votes && canChange}
            canChange={canChange}
            onVote={setBacking}
            onWithdraw={onWithdraw}
          />
        ))}
      </Box>
      {list?.requests.length === 0 && list.page <= list.pageCount && (
        <Typography color="textSecondary" sx={{ py: 3, textAlign: "center" }}>
          {emptyText(query)}
        </Typography>
      )}
      {list && (list.total > 0 || list.page > 1) && <RequestPages {...list} />}
    </Box>
  );
}
