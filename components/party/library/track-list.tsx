import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconSearchOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { useDialog } from "@/components/ui/use-dialog";
import { useErrorText } from "@/lib/client/error-text";
import { useTracks } from "@/lib/party/library/hooks";
import type { Track } from "@/lib/party/library/track";
import { LibraryNotice } from "./library-notice";
import { TrackDialog } from "./track-dialog";
import { TrackTable } from "./track-table";
import { useLibraryView } from "./use-library-view";

/** The tracks that the address names, page by page. */
export function TrackList() {
  const t = useTranslations("library");
  const layout = useTranslations("layout");
  const errorText = useErrorText();
  const { view, go } = useLibraryView();
  const { data, error, isLoading, mutate } = useTracks(view);
  const opened = useDialog<Track>();

  if (!data && error) {
    const isGone = view.playlist && error.code === "not_found";
    return (
      <LibraryNotice icon={IconAlertTriangle} title={t("failed")} text={errorText(error)}>
        <Button
          variant="contained"
          size="large"
          onClick={() => (isGone ? go({ playlist: undefined, page: undefined }) : mutate())}
        >
          {isGone ? t("tree.all") : layout("tryAgain")}
        </Button>
      </LibraryNotice>
    );
  }
  if (!data) return <Skeletons />;
  const { tracks, total, page, pageCount, understood } = data;
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }} aria-busy={isLoading}>
      <Typography role="status" color="textSecondary" sx={{ minHeight: 20 }}>
        {view.search &&
          (understood
            ? t.rich("search.understood", {
                count: total,
                words: understood,
                typed: isolated(view.search),
                b: (words) => <b>{words}</b>,
              })
            : t("search.found", { count: total }))}
      </Typography>
      {tracks.length === 0 ? (
        <LibraryNotice
          icon={IconSearchOff}
          title={t("search.none")}
          text={t(view.search ? "search.noneText" : "search.emptyText")}
        />
      ) : (
        <Box sx={{ px: 1, borderRadius: 1, bgcolor: "background.paper", overflow: "hidden" }}>
          <TrackTable label={t("tracks")} tracks={tracks} onOpen={opened.open} />
        </Box>
      )}
      {pageCount > 1 && (
        <Pagination
          count={pageCount}
          page={page}
          shape="rounded"
          siblingCount={0}
          onChange={(_, next) => go({ page: next === 1 ? undefined : next })}
          sx={{ justifySelf: "center", "& button": { minWidth: 44, height: 48 } }}
        />
      )}
      {opened.show((track, dialog) => (
        <TrackDialog {...dialog} track={track} />
      ))}
    </Box>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

function Skeletons() {
  return (
    <Box aria-busy sx={{ display: "grid", gap: 0.5, pt: 3 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={48} />
      ))}
    </Box>
  );
}
