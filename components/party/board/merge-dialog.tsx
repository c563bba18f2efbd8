import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import List from "@mui/material/List";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { isolated } from "@/components/ui/isolated";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useDebounced } from "@/components/ui/use-debounced";
import { alikesOf } from "@/lib/party/board/alike";
import { useBoardList } from "@/lib/party/board/hooks";
import { takesBackers } from "@/lib/party/requests/limits";
import { BOARD_PAGE_SIZE, queueQuery } from "@/lib/party/requests/list-queries";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { MergeItem } from "./merge-item";

/** The lists that the board has read anyway: what waits, and what is accepted. */
const KNOWN = { filter: "pending", search: "", page: 1, pageSize: BOARD_PAGE_SIZE } as const;

/** Where the other request may be. */
const PLACES = ["all", "pending", "queue", "later"] as const;

/** Finds the request to merge this one into; its look-alikes come first. */
export function MergeDialog({ request, onClose }: { request: DjRequest; onClose: () => void }) {
  const t = useTranslations("board");
  const places = useTranslations("requests.filter");
  const { eventId, actions } = useBoardTools();
  const [search, setSearch] = useState("");
  const wanted = useDebounced(search.trim(), 200);
  const [place, setPlace] = useState<(typeof PLACES)[number]>("all");
  const found = useBoardList(eventId, { filter: place, search: wanted, page: 1, pageSize: 20 });
  const pending = useBoardList(eventId, KNOWN).data?.requests ?? [];
  const accepted = useBoardList(eventId, queueQuery).data?.requests ?? [];
  const alikes = wanted || place !== "all" ? [] : alikesOf(request, [...pending, ...accepted]);
  const others = (found.data?.requests ?? []).filter(
    (other) =>
      takesBackers(other) && other.id !== request.id && alikes.every(({ id }) => id !== other.id),
  );

  function handleMerge(other: DjRequest) {
    actions.merge(request, other);
    onClose();
  }

  return (
    <TitledDialog
      title={t("mergeTitle", { title: isolated(request.title) })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent>
        <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {t("mergeStays", { title: isolated(request.title) })}
        </Typography>
        <Box sx={{ mt: 2, mb: 1 }}>
          <Field
            autoFocus
            label={t("search")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            maxLength={100}
          />
        </Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label={t("mergeFilter")}
          value={place}
          onChange={(_, chosen) => setPlace(chosen ?? place)}
        >
          {PLACES.map((name) => (
            <ToggleButton key={name} value={name}>
              {places(name)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {found.data && alikes.length + others.length === 0 && (
          <Typography color="textSecondary">{t("mergeEmpty")}</Typography>
        )}
        <List>
          {[...alikes, ...others].map((other) => (
            <MergeItem
              key={other.id}
              request={other}
              isAlike={alikes.includes(other)}
              onMerge={() => handleMerge(other)}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </TitledDialog>
  );
}
