import type { DragEndEvent } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import type { DjRequest } from "@/lib/party/requests/schema";

/** The screen reader announcements while the keyboard moves a song. */
export function useAnnouncements(requests: DjRequest[]) {
  const t = useTranslations("board.dragging");
  const title = (id: unknown) => requests.find((request) => request.id === id)?.title ?? "";
  const place = (id: unknown) => requests.findIndex((request) => request.id === id) + 1;
  return {
    screenReaderInstructions: { draggable: t("instructions") },
    announcements: {
      onDragStart: ({ active }: Pick<DragEndEvent, "active">) =>
        t("start", { title: title(active.id), place: place(active.id) }),
      onDragOver: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
        over ? t("over", { title: title(active.id), place: place(over.id) }) : undefined,
      onDragEnd: ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
        t("end", { title: title(active.id), place: place(over?.id ?? active.id) }),
      onDragCancel: ({ active }: Pick<DragEndEvent, "active">) =>
        t("cancel", { title: title(active.id) }),
    },
  };
}
