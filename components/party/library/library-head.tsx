import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconDotsVertical, IconTrash, IconUpload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Head } from "@/components/ui/head";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { Playlists } from "@/lib/party/library/schema";

type Props = {
  ref: RefObject<HTMLHeadingElement | null>;
  library: Playlists | undefined;
  onImport: () => void;
  onClear: () => void;
};

/** How much the library has, and what is done with all of it. */
export function LibraryHead({ ref, library, onImport, onClear }: Props) {
  const t = useTranslations("library");
  const isFilled = library !== undefined && library.tracks > 0;
  return (
    <Head
      title={t("title")}
      titleRef={ref}
      line={
        <Typography variant="body2" color="textSecondary">
          {isFilled && (
            <>
              {t("size", { count: library.tracks })}
              {/* A phone has the room of one figure, and the playlists below it. */}
              <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                {` · ${t("playlists", { count: library.playlists.length })}`}
              </Box>
            </>
          )}
        </Typography>
      }
    >
      {isFilled && (
        <>
          <MenuIconButton
            label={t("more")}
            choicesOf={() => [
              {
                key: "clear",
                label: t("clear.confirm"),
                icon: IconTrash,
                isGrave: true,
                onChoose: onClear,
              },
            ]}
          >
            <IconDotsVertical size={22} />
          </MenuIconButton>
          <Button variant="contained" onClick={onImport}>
            <IconUpload size={20} aria-hidden />
            {t("import.button")}
          </Button>
        </>
      )}
    </Head>
  );
}
