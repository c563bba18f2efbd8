import Box from "@mui/material/Box";
import type { Chat } from "@/lib/office/chat/schema";
import { StatusMark } from "./status-mark";

type Props = { contact: Pick<Chat, "thumb" | "status">; size: number };

/** A contact's picture with the status, for use beside the words for it. */
export function ContactFace({ contact: { thumb, status }, size }: Props) {
  return (
    <Box component="span" sx={{ position: "relative", flex: "none", display: "flex" }}>
      <Box
        component="img"
        src={thumb}
        alt=""
        width={size}
        height={size}
        sx={{ borderRadius: "50%" }}
      />
      <StatusMark status={status} />
    </Box>
  );
}
