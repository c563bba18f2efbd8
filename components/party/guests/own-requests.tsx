import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { IconCloudUpload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { Cover } from "@/components/ui/cover";
import type { Submission } from "@/lib/party/guests/schema";
import { useOutboxStore } from "@/lib/party/guests/store";
import { PAGE_SIZE } from "@/lib/party/requests/list-schema";
import type { GuestRequest } from "@/lib/party/requests/schema";

/**
 * What this guest has submitted, wherever it stands: kept on the phone, refused, or on the DJ's list. Of many
 * the first ones, and the filter below has the rest: everybody's requests are not to be pushed out of reach.
 */
export function OwnRequests({
  saved,
  requests,
  timeZone,
}: {
  saved: Submission[];
  requests: GuestRequest[];
  timeZone: string;
}) {
  const t = useTranslations("requests");
  const own = requests.filter(({ mine }) => mine).slice(0, PAGE_SIZE);
  if (saved.length + own.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-requests">
      <Typography id="own-requests" component="h2" variant="h5" sx={{ mb: 0.5 }}>
        {t("own")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {saved.map((submission) => (
          <SavedRow key={submission.request.id} saved={submission} />
        ))}
        {own.map((request) => (
          <Row key={request.id} title={request.title} artist={request.artist}>
            <StatusChip request={request} timeZone={timeZone} />
          </Row>
        ))}
      </Box>
    </Box>
  );
}

function Row({
  title,
  artist,
  children,
}: {
  title: string;
  artist: string;
  children: React.ReactNode;
}) {
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 1.5, py: 1, flexWrap: "wrap", alignItems: "center" }}
    >
      <Cover words={`${title} ${artist}`} size={40} />
      <SongTitle title={title} artist={artist} lines={1} sx={{ flex: "1 1 9rem" }} />
      {children}
    </Box>
  );
}

function SavedRow({ saved: { request, refusal } }: { saved: Submission }) {
  const t = useTranslations("requests");
  const errors = useTranslations("errors");
  const { remove, write } = useOutboxStore.getState();

  function handleEdit() {
    const { title, artist, name, message } = request;
    write({ title, artist, name: name ?? "", message: message ?? "" });
    remove(request.id);
  }

  return (
    <Row title={request.title} artist={request.artist}>
      {refusal ? (
        <Alert
          severity="warning"
          role="alert"
          sx={{ flexBasis: "100%" }}
          action={
            <>
              <Button size="small" color="inherit" onClick={handleEdit}>
                {t("edit")}
              </Button>
              <Button size="small" color="inherit" onClick={() => remove(request.id)}>
                {t("dismiss")}
              </Button>
            </>
          }
        >
          {errors(refusal)}
        </Alert>
      ) : (
        <Chip
          variant="tinted"
          color="info"
          icon={<IconCloudUpload aria-hidden />}
          label={t("saved")}
        />
      )}
    </Row>
  );
}
