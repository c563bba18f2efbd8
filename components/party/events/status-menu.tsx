import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import { useEventActions } from "@/lib/party/events/actions";
import type { EventPhase } from "@/lib/party/events/rules";
import { type DjEvent, eventStatuses } from "@/lib/party/events/schema";
import { phaseLooks } from "./phase-looks";
import { useEventPhase } from "./use-event-phase";

/** An event's status, and the menu to change it. */
export function StatusMenu({ event }: { event: DjEvent }) {
  const t = useTranslations("events");
  const { setStatus } = useEventActions();
  const { name } = event;
  const phase = useEventPhase(event);
  const { color, Icon } = phaseLooks[phase];
  const isBySchedule = phase === "scheduled" || phase === "collecting" || phase === "over";

  const choiceOf = (one: EventPhase, onChoose: () => void) => ({
    key: one,
    label: t(`status.${one}`),
    hint: t(`statusHint.${one}`),
    icon: phaseLooks[one].Icon,
    isChosen: one === phase,
    onChoose,
  });
  const choicesOf = () => [
    ...(isBySchedule ? [choiceOf(phase, () => {})] : []),
    ...eventStatuses.map((status) =>
      choiceOf(status, () => status !== phase && setStatus(event, status)),
    ),
  ];

  return (
    <MenuButton
      variant="tinted"
      color={color}
      size="medium"
      isNarrow
      label={t("changeStatus", { name, status: t(`status.${phase}`) })}
      choicesOf={choicesOf}
    >
      <Icon size={16} aria-hidden />
      {t(`status.${phase}`)}
      <IconChevronDown size={16} aria-hidden />
    </MenuButton>
  );
}
