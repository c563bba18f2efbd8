import type { DragEndEvent } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { isolated } from "@/components/ui/isolated";
import { QUEUE } from "@/lib/party/events/lanes";
import { dropIn, type Lane } from "./lanes";

type Active = Pick<DragEndEvent, "active">;
type Over = Pick<DragEndEvent, "active" | "over">;

/** The screen reader announcements while the keyboard moves a song. */
export function useAnnouncements(lanes: Lane[]) {
  const t = useTranslations("board.dragging");
  const queue = useTranslations("board")("queue");
  const requests = lanes.flatMap((lane) => lane.requests);

  function titled({ active }: Active) {
    return isolated(requests.find(({ id }) => id === active.id)?.title ?? "");
  }
  function placed({ active, over }: Over) {
    const drop = dropIn(lanes, String(active.id), String(over?.id ?? active.id));
    const lane = !drop || drop.lane === QUEUE ? queue : isolated(drop.lane);
    return { title: titled({ active }), place: drop?.place ?? 0, lane };
  }
  return {
    screenReaderInstructions: { draggable: t("instructions") },
    announcements: {
      onDragStart: (event: Active) => t("start", placed({ ...event, over: null })),
      onDragOver: (event: Over) => (event.over ? t("over", placed(event)) : undefined),
      onDragEnd: (event: Over) => t("end", placed(event)),
      onDragCancel: (event: Active) => t("cancel", { title: titled(event) }),
    },
  };
}
