import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { useErrorText } from "@/lib/client/error-text";
import { useBoardList } from "@/lib/party/board/hooks";
import { apartQuery } from "@/lib/party/requests/list-queries";
import type { DjRequest } from "@/lib/party/requests/schema";
import { BackersSummary } from "./backers-summary";
import { useBoardTools } from "./board-tools";
import { DeclineButton } from "./decline-button";

/** What muted guests have asked for. Let in, a request waits among the others. */
export function ApartList() {
  const t = useTranslations("house.apart");
  const errorText = useErrorText();
  const { eventId } = useBoardTools();
  const { data, error } = useBoardList(eventId, apartQuery);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 0.5 }}>
        {t("hint")}
      </Typography>
      {error && !data && <Alert severity="error">{errorText(error)}</Alert>}
      {!data && !error && (
        <Typography color="textSecondary" sx={{ px: 1.5 }}>
          {t("loading")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data?.requests.map((request) => (
          <ApartItem key={request.id} request={request} />
        ))}
      </Box>
    </>
  );
}

function ApartItem({ request }: { request: DjRequest }) {
  const t = useTranslations("house.apart");
  const { actions, open } = useBoardTools();
  const { title, artist, people, backers } = request;
  return (
    <Box
      component="li"
      data-apart={request.id}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        minHeight: 64,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 0.25 }}>
        <SongTitle title={title} artist={artist} />
        <BackersSummary people={people} backers={backers} />
      </Box>
      <Button
        variant="tinted"
        aria-label={t("letInOne", { title: isolated(title) })}
        onClick={() => actions.change(request, { apart: false })}
      >
        {t("letIn")}
      </Button>
      <DeclineButton
        title={title}
        onDecline={(change) => actions.change(request, change)}
        onOwnWords={() => open("ownWords", request)}
      />
    </Box>
  );
}
