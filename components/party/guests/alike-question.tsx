import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isolated } from "@/components/ui/isolated";
import type { Suggestion } from "@/lib/party/suggestions/schema";

type Props = { song: Suggestion; onAccept: () => void; onRefuse: () => void };

/** Asks, before a request is sent, whether the guest means a similar song that is already on the list. */
export function AlikeQuestion({ song: { title, artist }, onAccept, onRefuse }: Props) {
  const t = useTranslations("requests.alike");
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    accept.current?.focus();
  }, []);
  const words = { title: isolated(title), artist: isolated(artist) };
  return (
    <Alert severity="info" role="group" aria-labelledby="alike" icon={false}>
      <Box id="alike" sx={{ mb: 1, fontWeight: 600 }}>
        {artist ? t("questionBy", words) : t("question", words)}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button ref={accept} size="large" variant="contained" onClick={onAccept}>
          {t("accept")}
        </Button>
        <Button size="large" variant="tinted" color="inherit" onClick={onRefuse}>
          {t("refuse")}
        </Button>
      </Box>
    </Alert>
  );
}
