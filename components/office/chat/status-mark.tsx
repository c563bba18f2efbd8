import Box from "@mui/material/Box";
import {
  IconCircle,
  IconCircleCheckFilled,
  IconClockFilled,
  IconForbidFilled,
} from "@tabler/icons-react";
import type { ChatStatus } from "@/lib/office/chat/schema";

/** Each has a shape of its own, because not everybody tells the colours apart. */
const looks = {
  online: { icon: IconCircleCheckFilled, color: "success.main" },
  away: { icon: IconClockFilled, color: "warning.main" },
  busy: { icon: IconForbidFilled, color: "error.main" },
  offline: { icon: IconCircle, color: "text.secondary" },
};

/** Whether a contact is there, at the corner of the contact's picture. */
export function StatusMark({ status }: { status: ChatStatus }) {
  const { icon: Icon, color } = looks[status];
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        insetBlockEnd: -3,
        insetInlineEnd: -3,
        display: "flex",
        borderRadius: "50%",
        border: 2,
        borderColor: "background.paper",
        bgcolor: "background.paper",
        color,
      }}
    >
      <Icon size={14} stroke={3} aria-hidden />
    </Box>
  );
}
