import Box from "@mui/material/Box";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";

/** Where the open mail is in the list, and the way to its neighbours. */
export function ReaderSteps({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const format = useFormatter();
  const { listed } = useEmailTools("filter");
  const { select } = useEmailTools("actions");
  const index = listed.indexOf(email);
  const [before, after] = index < 0 ? [] : [listed[index - 1], listed[index + 1]];
  const place = { place: format.number(index + 1), total: format.number(listed.length) };
  return (
    <>
      {index >= 0 && (
        <Box
          component="span"
          sx={{
            display: { xs: "none", sm: "block" },
            px: 0.5,
            typography: "body2",
            color: "text.secondary",
            whiteSpace: "nowrap",
          }}
        >
          {t("place", place)}
        </Box>
      )}
      <IconButton
        aria-label={t("previous")}
        title={t("previous")}
        disabled={!before}
        onClick={() => select(before?.id)}
      >
        <IconChevronLeft size={22} data-directional aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("next")}
        title={t("next")}
        disabled={!after}
        onClick={() => select(after?.id)}
      >
        <IconChevronRight size={22} data-directional aria-hidden />
      </IconButton>
    </>
  );
}
