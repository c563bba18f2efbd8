import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useCopy } from "@/components/ui/use-copy";

type Props = {
  link: string;
  label: string;
  /** Whom it is for, and that it shows only now: the server keeps only its hash. */
  hint: string;
};

/** A new link with a secret, to be copied. */
export function NewSecretLink({ link, label, hint }: Props) {
  const t = useTranslations("secretLinks");
  const copy = useCopy(t("copied"), t("notCopied"));

  return (
    <Stack spacing={1.5}>
      <Alert severity="info">{hint}</Alert>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1}>
        <Box sx={{ flex: 1 }}>
          <Field
            label={label}
            value={link}
            isSmall
            onFocus={({ target }) => target.select()}
            readOnly
            dir="ltr"
          />
        </Box>
        <Button variant="contained" onClick={() => copy(link)}>
          <IconCopy size={18} aria-hidden />
          {t("copy")}
        </Button>
      </Stack>
    </Stack>
  );
}
