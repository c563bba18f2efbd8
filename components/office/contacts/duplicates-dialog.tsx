import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { IconUserCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { contactActions } from "@/lib/office/contacts/actions";
import { changeOf, type Duplicates, findDuplicates } from "@/lib/office/contacts/duplicates";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { useContactTools } from "./contacts-tools";
import { DuplicateGroup } from "./duplicate-group";

/** The contacts that are probably one person, and the way to make them one. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("contacts.duplicates");
  const showUndo = useUndoToast();
  const { contacts } = useContactTools("selection");
  const { merge } = contactActions(useDeskStore());
  const groups = useMemo(() => findDuplicates(contacts), [contacts]);
  const content = useRef<HTMLDivElement>(null);

  function handleMerge(chosen: readonly Duplicates[]) {
    const undo = merge(chosen.map(changeOf));
    const count = chosen.reduce((sum, { gone }) => sum + gone.length + 1, 0);
    showUndo(t("merged", { count }), undo);
    // The button that was pressed is gone.
    content.current?.focus();
  }

  return (
    <TitledDialog title={t("open")} onClose={onClose} maxWidth="sm">
      <DialogContent
        ref={content}
        tabIndex={-1}
        sx={{ display: "flex", flexDirection: "column", gap: 2, outline: "none" }}
      >
        {groups.length > 0 ? (
          <>
            <Box sx={{ color: "text.secondary" }}>{t("text")}</Box>
            {groups.map((group) => (
              <DuplicateGroup
                key={group.kept.id}
                group={group}
                onMerge={() => handleMerge([group])}
              />
            ))}
          </>
        ) : (
          <AreaNotice icon={IconUserCheck} title={t("none")} text={t("noneText")} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("close")}
        </Button>
        {groups.length > 1 && (
          <Button variant="contained" onClick={() => handleMerge(groups)}>
            {t("mergeAll")}
          </Button>
        )}
      </DialogActions>
    </TitledDialog>
  );
}
