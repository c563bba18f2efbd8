import { IconBell } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { useLatePart } from "@/components/ui/use-late-part";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Opening } from "@/components/ui/use-menu";
import type { Dj } from "@/lib/account/auth/schema";
import { useSync } from "@/lib/client/effects/use-change";
import { useTimeout } from "@/lib/client/effects/use-timer";
import type { Notification } from "@/lib/party/notifications/persisted-rules";
import styles from "./notifications-menu.module.css";

const loadKept = () =>
  import("./persisted-notifications").then(({ PersistedNotifications }) => PersistedNotifications);

/** Waits for the page's own data before it listens. */
const SETTLED_MS = 1000;

type Props = {
  dj: Dj | undefined;
  opening: Opening;
  /** On a phone it shows only with something new. */
  isShy?: boolean;
};

/** The bell: new requests for a DJ, answers for a guest. */
export function NotificationsMenu({ dj, opening, isShy = false }: Props) {
  const t = useTranslations("notifications");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = opening;
  const [all, setAll] = useState<Notification[]>([]);
  const Kept = useLatePart(loadKept);
  const panel = useLazyPart(() =>
    import("./notifications-panel").then(({ NotificationsPanel }) => NotificationsPanel),
  );
  useSync(isOpen, async () => {
    if (!isOpen) return;
    const isLoaded = await panel.open();
    if (!isLoaded) setIsOpen(false);
  });
  const Updates = useDjUpdates(dj !== undefined);
  // An expired session leaves data on the device that only its DJ may read.
  const notifications = dj ? all : all.filter(({ kind }) => kind !== "request");
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <>
      {Kept && <Kept onChange={setAll} />}
      {Updates && dj && <Updates account={dj.id} />}
      <div className={isShy && unread === 0 && !isOpen ? styles.shy : ""}>
        <IconButton
          aria-label={t("open", { count: unread })}
          aria-haspopup="dialog"
          aria-expanded={isOpen && !!panel.Part}
          ref={button}
          onClick={() => setIsOpen(true)}
        >
          <CountBadge count={unread}>
            <IconBell size={22} />
          </CountBadge>
        </IconButton>
      </div>
      {panel.Part && (
        <panel.Part
          notifications={notifications}
          isDj={dj !== undefined}
          anchor={isOpen ? button.current : null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The DJ's listener. Loaded on demand, so that guests do not download it. */
function useDjUpdates(isWanted: boolean) {
  const updates = useLazyPart(() => import("./dj-updates").then(({ DjUpdates }) => DjUpdates), {
    isFetchedAhead: false,
    isPlain: true,
  });
  useTimeout(updates.open, isWanted ? SETTLED_MS : undefined);
  return isWanted ? updates.Part : undefined;
}
