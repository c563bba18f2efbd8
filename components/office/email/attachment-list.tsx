import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import type { DeskEmail } from "@/lib/office/email/schema";

const MEGABYTE = 1_000_000;

/** The files of a mail. They are samples: there is nothing behind them to open. */
export function AttachmentList({ attachments }: Pick<DeskEmail, "attachments">) {
  const t = useTranslations("email");
  const format = useFormatter();
  if (attachments.length === 0) return null;
  const sizeText = (bytes: number) =>
    bytes < MEGABYTE
      ? format.number(bytes / 1000, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 })
      : format.number(bytes / MEGABYTE, {
          style: "unit",
          unit: "megabyte",
          maximumFractionDigits: 1,
        });
  return (
    <Box
      component="ul"
      aria-label={t("attachments")}
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(168px, 1fr))",
        gap: 1,
        m: 0,
        px: { xs: 2, sm: 3 },
        py: 1,
        // Many files leave the letter its room.
        flex: "none",
        maxHeight: "40%",
        overflowY: "auto",
        listStyle: "none",
      }}
    >
      {attachments.map(({ id, image, title, fileSize }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1.25,
            p: 1.25,
            borderRadius: 1,
            bgcolor: "background.raised",
          }}
        >
          <Box component="img" src={image} alt="" width={36} height={36} />
          <Box sx={{ minWidth: 0 }}>
            <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: "anywhere", textAlign: "left" }}>
              {title}
            </Box>
            <Box sx={{ typography: "body2", color: "text.secondary" }}>{sizeText(fileSize)}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
