import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import type { Tracks } from "@/lib/party/library/schema";
import type { View } from "@/lib/party/library/view";
import { useLibraryView } from "./use-library-view";

/** Whether only tracks of some keys or tempos are shown. */
export function isFiltered({ key, bpmFrom, bpmTo }: View) {
  return Boolean(key ?? bpmFrom ?? bpmTo);
}

/** How many tracks were found, for what; and the way to search for exactly what was typed. */
export function FoundLine({ total, understood }: Pick<Tracks, "total" | "understood">) {
  const t = useTranslations("library.search");
  const { view, go } = useLibraryView();
  const { search = "", exact } = view;

  function text() {
    if (!search && !isFiltered(view)) return "";
    if (!understood) return t("found", { count: total });
    return t.rich("understood", {
      ...{ count: total, words: understood, typed: isolated(search) },
      b: (words) => <b>{words}</b>,
    });
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
      <Typography
        role="status"
        color="textSecondary"
        sx={{ minHeight: 20, "&:empty": { minHeight: 0 } }}
      >
        {text()}
      </Typography>
      {(understood || exact) && (
        <Button
          size="medium"
          onClick={() => go({ exact: exact ? undefined : "yes", page: undefined })}
        >
          {t(exact ? "forgive" : "exactly")}
        </Button>
      )}
    </Box>
  );
}
