import { IconExplicit, type TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type Mark, markNames, marks } from "@/lib/party/requests/marks";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

const icons: Record<Mark, TablerIcon> = { explicit: IconExplicit };

/** The marks of a request that this DJ may set and clear, in the words of a button. */
export function useMarks(request: DjRequest) {
  const t = useTranslations("board.marks");
  const { actions, canWork } = useBoardTools();
  const offered = markNames.filter((mark) => canWork || marks[mark].right === "decide");
  return offered.map((mark) => ({
    key: mark,
    label: t(`${mark}.${request[mark] ? "clear" : "set"}`),
    icon: icons[mark],
    onChoose: () => actions.change(request, { [mark]: !request[mark] }),
  }));
}
