import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { oneLine } from "@/components/ui/clamp";
import { SideDrawer } from "@/components/ui/side-drawer";
import { useDialog } from "@/components/ui/use-dialog";
import type { Playlists } from "@/lib/party/library/schema";
import { PlaylistTree } from "./playlist-tree";
import { SearchField } from "./search-field";
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
          display: { xs: "none", lg: "block" },
          position: "sticky",
          top: "calc(var(--chrome-height, 70px) + 16px)",
          maxHeight: "calc(100dvh - var(--chrome-height, 70px) - 32px)",
          overflowY: "auto",
          p: 1,
          borderRadius: 1,
          bgcolor: "background.paper",
        }}
      >
        {library ? (
          <PlaylistTree library={library} />
        ) : (
          <Skeleton variant="rounded" height={240} aria-hidden />
        )}
      </Box>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <SearchField />
        {library && <PlaylistDrawer library={library} />}
        {children}
        <TrackList />
      </Box>
    </Box>
  );
}

function PlaylistDrawer({ library }: { library: Playlists }) {
  const t = useTranslations("library");
  const { view } = useLibraryView();
  const drawer = useDialog<true>();
  const playlist = library.playlists.find(({ id }) => id === view.playlist);
  const name = view.filter ? t("tree.missing") : (playlist?.name ?? t("tree.all"));
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        endIcon={<IconChevronDown size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={t("tree.choose", { name })}
        onClick={() => drawer.open(true)}
        sx={{ display: { lg: "none" }, justifyContent: "space-between", minHeight: 48 }}
      >
        <Box component="span" dir="auto" sx={oneLine}>
          {name}
        </Box>
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
            </SideDrawer>
          ),
      )}
    </>
  );
}
