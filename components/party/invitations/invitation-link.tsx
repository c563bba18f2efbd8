import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Field } from "@/components/ui/field";
import { useToasts } from "@/lib/client/use-toasts";

/** A new link, shown once: the server keeps only its hash. */
export function InvitationLink({ link }: { link: string }) {
  const t = useTranslations("members");
  const toasts = useToasts();

  function handleCopy() {
    copyText(link).then(
      () => toasts.success(t("copied")),
      () => toasts.show(t("notCopied")),
    );
  }

  return (
    <Stack spacing={1.5}>
      <Alert severity="info">{t("linkHint")}</Alert>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1}>
        <Box sx={{ flex: 1 }}>
          <Field
            id="invitation-link"
            label={t("link")}
            value={link}
            isSmall
            onFocus={({ target }) => target.select()}
            readOnly
            dir="ltr"
          />
        </Box>
        <Button variant="contained" onClick={handleCopy} size="medium">
          <IconCopy size={18} aria-hidden />
          {t("copy")}
        </Button>
      </Stack>
    </Stack>
  );
}
