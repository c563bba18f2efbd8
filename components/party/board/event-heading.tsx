import { IconChevronDown } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { MenuIconButton } from "@/components/ui/menu-button";
import { useIsSecureContext } from "@/components/ui/use-is-secure-context";
import type { Board } from "@/lib/party/board/schema";
import { useBoardTools } from "./board-tools";
import styles from "./event-heading.module.css";

/** The event's name, guests and code, and the way to the DJ's other events. */
export function EventHeading({ board }: { board: Board }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const isSecure = useIsSecureContext();
  const { name, venue, code, guests } = board;
  return (
    <>
      <div className={styles.heading}>
        <h1 dir="auto" title={name} className={styles.name}>
          {name}
        </h1>
        <div title={venue} className={styles.about}>
          <b>{code}</b> · {t("guests", { backers: guests })}
          {!canWork && ` · ${t("moderating")}`}
          {!isSecure && ` · ${t("mayFallAsleep")}`}
        </div>
      </div>
      <EventSwitch board={board} />
    </>
  );
}

function EventSwitch({ board }: { board: Board }) {
  const t = useTranslations("board");
  const router = useRouter();
  const { events } = useBoardTools();
  const others = events.filter(({ id }) => id !== board.id);
  if (others.length === 0) return null;
  return (
    <MenuIconButton
      color="inherit"
      label={t("switchEvent")}
      choicesOf={() =>
        others.map(({ id, name }) => ({
          key: id,
          label: name,
          onChoose: () => router.push(`/DJPortal?event=${id}`),
        }))
      }
    >
      <IconChevronDown size={20} aria-hidden />
    </MenuIconButton>
  );
}
