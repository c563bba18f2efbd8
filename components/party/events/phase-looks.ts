import {
  IconAlarm,
  IconCircleCheck,
  IconCircleDashed,
  IconInbox,
  IconLock,
  IconPlayerPause,
  type TablerIcon,
} from "@tabler/icons-react";
import type { EventPhase } from "@/lib/party/events/rules";

type Look = { color: "inherit" | "success" | "warning" | "info"; Icon: TablerIcon };

/** Icon and colour repeat the label beside them. */
export const phaseLooks: Record<EventPhase, Look> = {
  draft: { color: "inherit", Icon: IconCircleDashed },
  open: { color: "success", Icon: IconCircleCheck },
  paused: { color: "warning", Icon: IconPlayerPause },
  closed: { color: "inherit", Icon: IconLock },
  collecting: { color: "info", Icon: IconInbox },
  scheduled: { color: "info", Icon: IconAlarm },
  over: { color: "inherit", Icon: IconLock },
};
