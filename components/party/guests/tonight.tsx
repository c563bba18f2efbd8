import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { FilterTiles } from "@/components/party/request-list/filter-tiles";
import { RequestPages } from "@/components/party/request-list/request-pages";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { useShownQuery } from "@/components/party/request-list/use-shown-query";
import { useErrorText } from "@/lib/client/error-text";
import { useBacking, useRequests } from "@/lib/party/guests/hooks";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { RequestListItem } from "./request-list-item";

const FILTERS = ["all", "pending", "accepted", "played", "declined", "mine"] as const;

/** Everybody's requests: tiles that count and filter, the search, the list. */
export function Tonight({ event }: { event: GuestEvent }) {
  const t = useTranslations("requests");
  const query = useShownQuery();
  const { data: list, error, isLoading } = useRequests(event.code, query);
  const setBacking = useBacking(event.code);
  const errorText = useErrorText();

  const canVote = event.settings.votes && (event.status === "open" || event.status === "paused");
  return (
    <Box
      component="section"
      aria-labelledby="tonight"
      sx={{ display: "grid", gap: 1.5, minWidth: 0 }}
    >
      <Typography id="tonight" component="h2" variant="h5">
        {t("tonight")}
      </Typography>
      <FilterTiles filters={FILTERS} counts={list?.counts} />
      <RequestSearch label={t("searchLabel")} />
      <ConnectionNotice />
      {error && !list && <Alert severity="error">{errorText(error)}</Alert>}
      <Box component="ul" aria-busy={isLoading} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {list?.requests.map((request) => (
          <RequestListItem
            key={request.id}
            request={request}
            timeZone={event.timeZone}
            canVote={canVote}
            onVote={setBacking}
          />
        ))}
      </Box>
      {list?.requests.length === 0 && list.page <= list.pageCount && (
        <Typography color="textSecondary" sx={{ py: 3, textAlign: "center" }}>
          {t(query.search ? "empty.search" : `empty.${query.filter}`)}
        </Typography>
      )}
      {list && (list.total > 0 || list.page > 1) && <RequestPages {...list} />}
    </Box>
  );
}
