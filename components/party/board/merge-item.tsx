import ListItem from "@mui/material/ListItem";
import { useTranslations } from "next-intl";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Button } from "@/components/ui/button";
import { Cover } from "@/components/ui/cover";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useFateWords } from "./request-fate";

/** A request to merge with: where it is, how many guests are behind it, and the button that merges. */
export function MergeItem({
  request,
  isAlike,
  onMerge,
}: {
  request: DjRequest;
  isAlike: boolean;
  onMerge: () => void;
}) {
  const t = useTranslations("board");
  const fateWords = useFateWords(request);
  const { title, artist, backers } = request;
  return (
    <ListItem disableGutters sx={{ gap: 1.5, minHeight: 56 }}>
      <Cover words={`${title} ${artist}`} size={40} />
      <SongTitle
        title={title}
        artist={artist}
        note={`${fateWords} · ${t("guests", { backers })}`}
        lines={1}
      />
      <Button
        variant="tinted"
        color={isAlike ? "primary" : "inherit"}
        aria-label={t("mergeInto", { title })}
        onClick={onMerge}
      >
        {t("mergeNow")}
      </Button>
    </ListItem>
  );
}
