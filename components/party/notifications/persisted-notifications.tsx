import { useSync } from "@/lib/client/effects/use-change";
import { useOtherTabs } from "@/lib/client/use-other-tabs";
import type { Notification } from "@/lib/party/notifications/persisted-rules";
import { useNotificationsStore } from "@/lib/party/notifications/store";

/** Tells of the notifications that this device keeps. The first view is complete without them. */
export function PersistedNotifications({ onChange }: { onChange: (all: Notification[]) => void }) {
  const all = useNotificationsStore((state) => state.notifications);
  useOtherTabs(useNotificationsStore);
  useSync(all, () => onChange(all));
  return null;
}
