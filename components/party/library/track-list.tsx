import Box from "@mui/material/Box";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import { IconAlertTriangle, IconSearchOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import { useErrorText } from "@/lib/client/error-text";
import { useTracks } from "@/lib/party/library/hooks";
import type { ListedTrack } from "@/lib/party/library/schema";
import { FoundLine, isFiltered } from "./found-line";
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
  const opened = useDialog<ListedTrack>();

  if (!data && error) {
    const isGone = view.playlist && error.code === "not_found";
    return (
      <LibraryNotice icon={IconAlertTriangle} title={t("failed")} text={errorText(error)}>
        <Button
          variant="contained"
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
      <FoundLine total={total} understood={understood} />
      {tracks.length === 0 ? (
        <Nothing />
      ) : (
        <Box
          sx={{
            ...{ px: 1, borderRadius: 1, bgcolor: "background.paper", overflow: "hidden" },
            containerType: "inline-size",
          }}
        >
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

function Nothing() {
  const t = useTranslations("library");
  const { view, go } = useLibraryView();
  const isChosen = isFiltered(view);
  return (
    <LibraryNotice
      icon={IconSearchOff}
      title={t("search.none")}
      text={t(view.search || isChosen ? "search.noneText" : "search.emptyText")}
    >
      {isChosen && (
        <Button variant="tinted" onClick={() => go(ANY)}>
          {t("filters.reset")}
        </Button>
      )}
    </LibraryNotice>
  );
}

/** No filter at all. */
const ANY = {
  ...{ key: undefined, neighbours: undefined },
  ...{ bpmFrom: undefined, bpmTo: undefined, page: undefined },
};

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
