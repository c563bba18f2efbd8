"use client";

import Box from "@mui/material/Box";
import { IconBooks } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { SWRConfig } from "swr";
import { useIsOnline } from "@/components/party/request-list/use-is-online";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import { useToasts } from "@/lib/client/use-toasts";
import { usePlaylists, useRefreshLibrary, useTracks } from "@/lib/party/library/hooks";
import { importFiles } from "@/lib/party/library/importing/import-files";
import type { Playlists, Tracks } from "@/lib/party/library/schema";
import { playlistsKey, tracksKey, type View } from "@/lib/party/library/view";
import type { Dropped } from "./dropped-files";
import { ImportDialog } from "./import-dialog";
import { ImportList } from "./import-list";
import { ImportWays } from "./import-ways";
import { LibraryHead } from "./library-head";
import { LibraryNotice } from "./library-notice";
import { LibraryPanes } from "./library-panes";
import { ClearDialog, MissingDialog } from "./removal-dialogs";
import { useDrop } from "./use-drop";
import { useLibraryView } from "./use-library-view";

type Props = {
  /** The id of the account. */
  owner: string;
};

/** The DJ's library: what programs' files bring, and what there is. */
export function LibraryScreen({
  view,
  tracks,
  playlists,
  ...props
}: Props & { view: View; tracks: Tracks | undefined; playlists: Playlists }) {
  const fallback = { [playlistsKey]: playlists, ...(tracks && { [tracksKey(view)]: tracks }) };
  return (
    <SWRConfig value={{ fallback }}>
      <Library {...props} />
    </SWRConfig>
  );
}

function Library({ owner }: Props) {
  const t = useTranslations("library");
  const toasts = useToasts();
  const isOnline = useIsOnline();
  const { data: library } = usePlaylists();
  const refresh = useRefreshLibrary();
  const { view, hrefOf, go } = useLibraryView();
  // Read even while there is no list to show it: what nobody reads is not fetched again after an import.
  useTracks(view);
  const importing = useDialog<true>();
  const clearing = useDialog<number>();
  const removing = useDialog<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFileOver = useDrop(handleFiles);
  const { tracks = 0, missing = 0 } = library ?? {};
  const missingHref = hrefOf({ filter: "missing", playlist: undefined, search: undefined });

  function handleFiles({ files, isFolder }: Dropped) {
    importFiles(files, { owner, isFolder }, refresh).catch(toasts.error);
  }
  /** The button that opened the dialog may be gone. */
  function handleGone() {
    go({ playlist: undefined, filter: undefined, page: undefined }, false);
    heading.current?.focus();
  }

  return (
    <Box
      sx={{
        minHeight: "70dvh",
        borderRadius: 1,
        ...(isFileOver && {
          outline: "2px dashed",
          outlineColor: "primary.main",
          outlineOffset: 8,
        }),
      }}
    >
      <LibraryHead
        ref={heading}
        library={library}
        onImport={() => importing.open(true)}
        onClear={() => clearing.open(tracks)}
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {!isOnline && <Alert severity="warning">{t("offline")}</Alert>}
        <ImportList owner={owner} missingHref={missingHref} />
        {library && tracks === 0 ? (
          <LibraryNotice icon={IconBooks} title={t("empty.title")} text={t("empty.text")}>
            <ImportWays onChoose={handleFiles} />
          </LibraryNotice>
        ) : (
          <LibraryPanes library={library}>
            {view.filter === "missing" && missing > 0 && (
              <MissingAlert missing={missing} onRemove={() => removing.open(missing)} />
            )}
          </LibraryPanes>
        )}
        {importing.show((_, dialog) => (
          <ImportDialog {...dialog} onChoose={handleFiles} />
        ))}
        {clearing.show((count, dialog) => (
          <ClearDialog {...dialog} owner={owner} tracks={count} onGone={handleGone} />
        ))}
        {removing.show((count, dialog) => (
          <MissingDialog {...dialog} missing={count} onGone={handleGone} />
        ))}
      </Box>
    </Box>
  );
}

/** What the last import did not bring may be removed. */
function MissingAlert({ missing, onRemove }: { missing: number; onRemove: () => void }) {
  const t = useTranslations("library.missing");
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onRemove}>
          {t("button")}
        </Button>
      }
    >
      {t("about", { count: missing })}
    </Alert>
  );
}
