import Box from "@mui/material/Box";
import { IconChecks, IconDownload, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { useContactTools } from "./contacts-tools";

/** What can be done with the ticked contacts. It takes the place of the search, so that nothing jumps. */
export function PickBar() {
  const t = useTranslations("contacts");
  const { listed, picks } = useContactTools("filter");
  const { exportContacts, remove } = useContactTools("actions");
  const { contacts } = picks;
  return (
    <Box role="toolbar" aria-label={t("picked", { count: contacts.length })} sx={bar}>
      <IconButton aria-label={t("unpick")} title={t("unpick")} onClick={() => picks.set([])}>
        <IconX size={20} aria-hidden />
      </IconButton>
      <Box role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {t("picked", { count: contacts.length })}
      </Box>
      <IconButton aria-label={t("pickAll")} title={t("pickAll")} onClick={() => picks.set(listed)}>
        <IconChecks size={20} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("export.one")}
        title={t("export.one")}
        onClick={() => exportContacts(contacts)}
      >
        <IconDownload size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => remove(contacts)}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

const bar = {
  display: "flex",
  alignItems: "center",
  minHeight: 50,
  flex: "none",
  borderRadius: 1,
  bgcolor: "primary.light",
  color: "text.primary",
} as const;
