import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { ExactTime } from "@/components/ui/exact-time";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { useRemarks } from "@/lib/office/tickets/hooks";
import type { Remark } from "@/lib/office/tickets/schema";
import { useTicketTools } from "./tickets-tools";

/** What the visitor has remarked on a ticket, oldest first. */
export function RemarkList({ ticketId }: { ticketId: number }) {
  const t = useTranslations("tickets.remarks");
  const remarks = useRemarks(ticketId);
  return (
    <Box component="section" aria-label={t("title")}>
      <Typography
        component="h3"
        variant="subtitle1"
        sx={{ pt: 2, borderTop: 1, borderColor: "divider" }}
      >
        {t("title")}{" "}
        <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
          {remarks.length}
        </Box>
      </Typography>
      {remarks.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t("none")}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {remarks.map((remark) => (
            <RemarkRow key={remark.id} remark={remark} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function RemarkRow({ remark: { id, remark, at } }: { remark: Remark }) {
  const t = useTranslations("tickets.remarks");
  const dateText = useDateText();
  const timeAgo = useTimeAgo();
  const { removeRemark } = useTicketTools("actions");
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "start", gap: 1, pt: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          <ExactTime at={at} relative={timeAgo(at)} exact={dateText(at)} />
        </Typography>
        <Typography
          dir="auto"
          sx={{ textAlign: "left", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
        >
          {remark}
        </Typography>
      </Box>
      <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => removeRemark(id)}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}
