import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { oneLine } from "@/components/ui/clamp";
import { ExactTime } from "@/components/ui/exact-time";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { excerptOf, type ListedNote, titleOf } from "@/lib/office/notes/rules";

/** A note in the list: its title, what follows, and when it was changed. */
export function NoteCard({ note }: { note: ListedNote }) {
  const t = useTranslations("notes");
  const timeAgo = useTimeAgo();
  const dateText = useDateText();
  const { changedAt, color } = note;
  const title = titleOf(note);
  return (
    <>
      <Box
        dir="auto"
        sx={{
          ...oneLine,
          typography: "subtitle1",
          fontSize: "0.9375rem",
          lineHeight: "1.25rem",
          textAlign: "left",
          ...(!title && { fontStyle: "italic", fontWeight: 400 }),
        }}
      >
        {title || t("untitled")}
      </Box>
      <Box
        dir="auto"
        sx={{
          ...oneLine,
          typography: "body1",
          minHeight: 21,
          color: "text.secondary",
          textAlign: "left",
        }}
      >
        {excerptOf(note)}
      </Box>
      <Box sx={{ ...oneLine, typography: "body2", color: `${color}.main` }}>
        <ExactTime at={changedAt} relative={timeAgo(changedAt)} exact={dateText(changedAt)} />
      </Box>
    </>
  );
}
