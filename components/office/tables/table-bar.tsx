import Box from "@mui/material/Box";
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
  IconDownload,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaSearch } from "@/components/office/desk/area-search";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { genres, tempos } from "@/lib/office/tables/schema";
import { useColumnStore } from "@/lib/office/tables/store";
import { FilterMenu } from "./filter-menu";
import { useTableTools } from "./tables-tools";
import { useCsv } from "./use-csv";

/** Search and filters, and how the table looks and leaves the page. */
export function TableBar() {
  const t = useTranslations("tables");
  const { search, genre, tempo } = useTableTools("filter");
  const { setSearch, setGenre, setTempo, inOrder } = useTableTools("actions");
  const { isDense, setDense } = useColumnStore();
  const columns = useLazyPart(() => import("./columns-dialog").then((part) => part.ColumnsDialog));
  const download = useCsv();
  const Density = isDense ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}>
      <Box sx={{ flex: "1 1 240px" }}>
        <AreaSearch label={t("search")} value={search} onChange={setSearch} />
      </Box>
      <FilterMenu
        name={t("columns.genre")}
        all={t("allGenres")}
        chosen={genre}
        options={genres.map((one) => ({ value: one, label: t(`genres.${one}`) }))}
        onChoose={setGenre}
      />
      <FilterMenu
        name={t("tempo")}
        all={t("allTempos")}
        chosen={tempo}
        options={tempos.map((one) => ({ value: one, label: t(`tempos.${one}`) }))}
        onChoose={setTempo}
      />
      <Box sx={{ display: "flex" }}>
        <IconButton aria-label={t("chooseColumns")} onClick={columns.open}>
          <IconColumns3 size={22} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t("dense")}
          aria-pressed={isDense}
          color={isDense ? "primary" : "muted"}
          onClick={() => setDense(!isDense)}
        >
          <Density size={22} aria-hidden />
        </IconButton>
        <IconButton aria-label={t("download")} onClick={() => download(inOrder())}>
          <IconDownload size={22} aria-hidden />
        </IconButton>
      </Box>
      {columns.Part && <columns.Part onClose={columns.close} />}
    </Box>
  );
}
