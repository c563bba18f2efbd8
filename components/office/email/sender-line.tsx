import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/use-date-text";
import type { DeskEmail } from "@/lib/office/email/schema";
import { FilterMark } from "./filter-mark";
import { useEmailWords } from "./use-email-words";

/** Who wrote the open mail, to whom and when. */
export function SenderLine({ email }: { email: DeskEmail }) {
  const t = useTranslations("email.filters");
  const dateText = useDateText();
  const words = useEmailWords();
  const { from, thumbnail, time, label } = email;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, mb: 2 }}>
      <Box
        component="img"
        src={thumbnail}
        alt=""
        width={44}
        height={44}
        sx={{ flex: "none", borderRadius: "50%" }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
          <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {from}
          </Box>
          {label && (
            <Box
              sx={{
                display: "flex",
                alignItems: "center",
                typography: "body2",
                color: "text.secondary",
              }}
            >
              <FilterMark filter={label} />
              {t(label)}
            </Box>
          )}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
          {words.to(email)}
          {" · "}
          <bdi>
            <time dateTime={time}>{dateText(time)}</time>
          </bdi>
        </Box>
      </Box>
    </Box>
  );
}
