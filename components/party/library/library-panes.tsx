import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { IconChevronDown } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { oneLine } from "@/components/ui/clamp";
import { SideDrawer } from "@/components/ui/side-drawer";
import { useDialog } from "@/components/ui/use-dialog";
import type { Playlists } from "@/lib/party/library/schema";
import { LibrarySearch } from "./library-search";
import { PlaylistTree } from "./playlist-tree";
import { TonightsCrates } from "./tonights-crates";
import { FilterDrawer, TrackFilters } from "./track-filters";
import { TrackList } from "./track-list";
import { useLibraryView } from "./use-library-view";

type Props = {
  library: Playlists | undefined;
  /** Stands between the search and the tracks. */
  children: ReactNode;
};

/** The playlists, and the tracks of the chosen one. Where there is no room, the playlists are a drawer. */
export function LibraryPanes({ library, children }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        alignItems: "start",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "248px minmax(0, 1fr)" },
      }}
    >
      <Box
        sx={{
          position: "sticky",
          top: "calc(var(--chrome-height, 70px) + 16px)",
          // With room for the heading above, as long as nothing is scrolled.
          maxHeight: "calc(100dvh - var(--chrome-height, 70px) - 104px)",
          display: { xs: "none", lg: "flex" },
          flexDirection: "column",
          borderRadius: 1,
          bgcolor: "background.paper",
        }}
      >
        <Box sx={{ minHeight: 0, overflowY: "auto", p: 1 }}>
          {library ? (
            <PlaylistTree library={library} />
          ) : (
            <Skeleton variant="rounded" height={240} aria-hidden />
          )}
        </Box>
        <TonightsCrates />
      </Box>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", gap: 1, "& > search": { flex: 1, minWidth: 0 } }}>
          <LibrarySearch />
          <TrackFilters />
        </Box>
        {library && (
          <Box
            sx={{
              display: { xs: "flex", lg: "none" },
              gap: 1,
              "& > button": { flex: 1, minWidth: 0 },
            }}
          >
            <PlaylistDrawer library={library} />
            <FilterDrawer />
          </Box>
        )}
        {children}
        <TrackList />
      </Box>
    </Box>
  );
}

function PlaylistDrawer({ library }: { library: Playlists }) {
  const t = useTranslations("library");
  const { view } = useLibraryView();
  const format = useFormatter();
  const drawer = useDialog<true>();
  const playlist = library.playlists.find(({ id }) => id === view.playlist);
  const tracks = view.filter ? library.missing : (playlist?.tracks ?? library.tracks);
  const name = view.filter ? t("tree.missing") : (playlist?.name ?? t("tree.all"));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={t("tree.choose", { name })}
        onClick={() => drawer.open(true)}
      >
        <Box component="span" dir="auto" sx={oneLine}>
          {name}
        </Box>
        <Box component="span" sx={{ mx: 1, mr: "auto", fontWeight: 400, color: "text.secondary" }}>
          {format.number(tracks)}
        </Box>
        <IconChevronDown size={18} aria-hidden />
      </Button>
      {drawer.show(
        (_, { isOpen, onClose }) =>
          isOpen && (
            <SideDrawer
              title={t("tree.label")}
              closeLabel={t("import.close")}
              width={360}
              onClose={onClose}
            >
              <PlaylistTree library={library} onChosen={onClose} />
              <TonightsCrates />
            </SideDrawer>
          ),
      )}
    </>
  );
}
