import Box from "@mui/material/Box";
import { IconBookmarkFilled, IconPaperclip } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { oneLine } from "@/components/ui/clamp";
import { useDateText } from "@/components/ui/use-date-text";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { DeskEmail } from "@/lib/office/email/schema";
import { FilterMark } from "./filter-mark";
import { useEmailTime } from "./use-email-time";
import { useEmailWords } from "./use-email-words";

export const ROW_HEIGHT = 80;

const line = {
  ...oneLine,
  // Arabic fonts reach lower than others.
  lineHeight: "1.375rem",
} as const;

/** A mail in the list: whose it is, when, what about, and how it begins. */
export const EmailRow = memo(function EmailRow({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const emailTime = useEmailTime();
  const dateText = useDateText();
  const words = useEmailWords();
  const { unread, time, emailExcerpt, attachment, important, label } = email;
  const weight = unread ? 700 : 500;
  return (
    <>
      <Box sx={{ display: "flex", gap: 1, alignItems: "baseline" }}>
        {unread && <VisuallyHidden component="span">{t("unread")}</VisuallyHidden>}
        <Box
          dir="auto"
          sx={{
            ...line,
            flex: 1,
            textAlign: "left",
            fontWeight: weight,
            color: unread ? "text.primary" : "text.secondary",
          }}
        >
          {words.party(email)}
        </Box>
        <Box
          component="time"
          dateTime={time}
          title={dateText(time)}
          sx={{
            typography: "body2",
            color: unread ? "primary.main" : "text.secondary",
            fontWeight: unread ? 600 : 500,
          }}
        >
          {emailTime(time)}
        </Box>
      </Box>
      <Box dir="auto" sx={{ ...line, textAlign: "left", fontWeight: weight }}>
        {words.subject(email)}
      </Box>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 0.75,
          paddingInlineEnd: 5,
          color: "text.secondary",
          typography: "body2",
        }}
      >
        {label && (
          <Box sx={{ mx: "-5px" }}>
            <FilterMark filter={label} />
          </Box>
        )}
        {important && <IconBookmarkFilled size={16} aria-label={t("isImportant")} />}
        {attachment && <IconPaperclip size={16} aria-label={t("hasAttachment")} />}
        <Box dir="auto" sx={{ ...line, flex: 1, textAlign: "left" }}>
          {emailExcerpt}
        </Box>
      </Box>
    </>
  );
});
