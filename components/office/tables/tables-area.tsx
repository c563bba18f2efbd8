import Box from "@mui/material/Box";
import { IconMusicOff } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useLayoutEffect } from "react";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { NoMatches } from "@/components/office/desk/no-matches";
import { SampleLine } from "@/components/office/desk/sample-line";
import { SaveStatus } from "@/components/office/desk/save-status";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import { deskActions } from "@/lib/office/desk/actions";
import { useDeskStore } from "@/lib/office/desk/hooks";
import type { Song } from "@/lib/office/tables/schema";
import { useColumnStore } from "@/lib/office/tables/store";
import { PickBar } from "./pick-bar";
import { SongTable } from "./song-table";
import { TableBar } from "./table-bar";
import { TablesProvider } from "./tables-provider";
import { useTableTools } from "./tables-tools";

/** The library of songs as one table. */
export function TablesArea({ samples }: { samples: readonly Song[] }) {
  const menu = useTranslations("layout.menu");
  useLayoutEffect(() => void useColumnStore.persist.rehydrate(), []);
  return (
    <TablesProvider samples={samples}>
      <PageHead
        title={menu("tables")}
        trail={[{ label: menu("components") }]}
        line={<SampleLine />}
        status={<SaveStatus />}
      />
      <Bar />
      <Box {...SAMPLES_INSIDE}>
        <Songs />
      </Box>
    </TablesProvider>
  );
}

function Bar() {
  const { picked } = useTableTools("table");
  return picked.length > 0 ? <PickBar /> : <TableBar />;
}

function Songs() {
  const { rows, songs } = useTableTools("table");
  const { showAll } = useTableTools("actions");
  // MUI's pagination brings its select along, which is half as heavy as the table.
  const pages = useWantedPart(() => import("./table-pages").then((part) => part.TablePages));
  if (songs.length === 0) return <NoSongs />;
  if (rows.length === 0) return <NoMatches onShowAll={showAll} />;
  return (
    <>
      <SongTable />
      <Box sx={{ minHeight: 56 }}>{pages.Part && <pages.Part />}</Box>
    </>
  );
}

function NoSongs() {
  const t = useTranslations("tables");
  const desk = useTranslations("desk");
  const { showSamples } = deskActions(useDeskStore());
  return (
    <AreaNotice
      icon={IconMusicOff}
      title={t("empty.title")}
      text={t("empty.text")}
      action={{ label: desk("showSamples"), onClick: () => showSamples(true) }}
    />
  );
}
