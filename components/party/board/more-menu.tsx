import {
  IconArrowBarToUp,
  IconArrowMerge,
  IconBookmark,
  IconDots,
  IconExplicit,
  IconPin,
  IconPinnedOff,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { QUEUE } from "@/lib/party/events/lanes";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { TouchMenuButton } from "./touch-button";

/** The less frequent actions on a request: its backers, its place, merging. */
export function MoreMenu({
  request,
  movesOf = () => [],
}: {
  request: DjRequest;
  movesOf?: () => MenuChoice[];
}) {
  const t = useTranslations("board");
  const choicesOf = useChoices(request, movesOf);
  return (
    <TouchMenuButton label={t("more", { title: request.title })} choicesOf={choicesOf}>
      <IconDots aria-hidden />
    </TouchMenuButton>
  );
}

function useChoices(request: DjRequest, movesOf: () => MenuChoice[]) {
  const t = useTranslations("board");
  const { actions, lanes, canWork, open } = useBoardTools();
  const { status, lane, pinned } = request;
  const isAccepted = canWork && status === "accepted";
  const isWaiting = canWork && (status === "pending" || isAccepted);
  const change = (what: RequestChange) => actions.change(request, what);

  const inLane = (): MenuChoice[] => [
    ...movesOf(),
    {
      key: "first",
      label: t("first"),
      icon: IconArrowBarToUp,
      onChoose: () => change({ after: null }),
    },
    ...[QUEUE, ...lanes]
      .filter((other) => other !== lane)
      .map((other) => ({
        // A lane may have the same name as another choice.
        key: `lane ${other}`,
        label: other === QUEUE ? t("toQueue") : t("toLane", { lane: other }),
        icon: IconBookmark,
        onChoose: () => change({ lane: other }),
      })),
  ];
  const pin = (): MenuChoice =>
    pinned
      ? {
          key: "pin",
          label: t("unpin"),
          icon: IconPinnedOff,
          onChoose: () => change({ pinned: false }),
        }
      : {
          key: "pin",
          label: t("pinNext"),
          icon: IconPin,
          onChoose: () => change({ pinned: true }),
        };

  return (): MenuChoice[] => [
    { key: "people", label: t("open"), icon: IconUsers, onChoose: () => open("card", request) },
    ...(isAccepted && lane === QUEUE ? [pin()] : []),
    ...(isAccepted ? inLane() : []),
    {
      key: "explicit",
      label: t(request.explicit ? "unmarkExplicit" : "markExplicit"),
      icon: IconExplicit,
      onChoose: () => change({ explicit: !request.explicit }),
    },
    ...(isWaiting
      ? [
          {
            key: "merge",
            label: t("merge"),
            icon: IconArrowMerge,
            onChoose: () => open("merge", request),
          },
        ]
      : []),
  ];
}
