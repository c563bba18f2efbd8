import DialogContent from "@mui/material/DialogContent";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";
import { isolated } from "@/components/ui/isolated";
import { TextField } from "@/components/ui/text-field";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useDebounced } from "@/components/ui/use-debounced";
import { useBoardList } from "@/lib/party/board/hooks";
import { takesBackers } from "@/lib/party/requests/limits";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

/** Finds the request to merge this one into. */
export function MergeDialog({ request, onClose }: { request: DjRequest; onClose: () => void }) {
  const t = useTranslations("board");
  const { eventId, actions } = useBoardTools();
  const [search, setSearch] = useState("");
  const query = {
    filter: "all",
    search: useDebounced(search.trim(), 200),
    page: 1,
    pageSize: 20,
  } as const;
  const { data } = useBoardList(eventId, query);
  const others =
    data?.requests.filter((other) => takesBackers(other) && other.id !== request.id) ?? [];
  return (
    <TitledDialog
      title={t("mergeTitle", { title: isolated(request.title) })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          label={t("search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ my: 1 }}
        />
        {data && others.length === 0 && (
          <Typography color="textSecondary">{t("mergeEmpty")}</Typography>
        )}
        <List>
          {others.map((other) => (
            <ListItemButton
              key={other.id}
              sx={{ gap: 1.5, minHeight: 56 }}
              onClick={() => {
                actions.merge(request, other);
                onClose();
              }}
            >
              <Cover words={`${other.title} ${other.artist}`} size={40} />
              <SongTitle title={other.title} artist={other.artist} lines={1} sx={{ flex: 1 }} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
    </TitledDialog>
  );
}
