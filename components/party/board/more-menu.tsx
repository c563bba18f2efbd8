import {
  IconArrowBarToUp,
  IconArrowMerge,
  IconBookmark,
  IconDots,
  IconPin,
  IconPinnedOff,
  IconRotate,
  IconUsers,
  IconX,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { QUEUE } from "@/lib/party/events/lanes";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { useMarks } from "./use-marks";

/** The less frequent actions on a request: its backers, its place, merging, and the way back from a decision. */
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
    <MenuIconButton
      color="inherit"
      label={t("more", { title: request.title })}
      choicesOf={choicesOf}
    >
      <IconDots aria-hidden />
    </MenuIconButton>
  );
}

function useChoices(request: DjRequest, movesOf: () => MenuChoice[]) {
  const t = useTranslations("board");
  const { actions, lanes, canWork, open } = useBoardTools();
  const marks = useMarks(request);
  const { status, lane, pinned } = request;
  const isAccepted = canWork && status === "accepted";
  const isWaiting = canWork && (status === "pending" || isAccepted);
  const isTakenBack = canWork && (isAccepted || status === "played");
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
  const pin: MenuChoice = {
    key: "pin",
    label: t(pinned ? "unpin" : "pinNext"),
    icon: pinned ? IconPinnedOff : IconPin,
    onChoose: () => change({ pinned: !pinned }),
  };
  const reopen: MenuChoice = {
    key: "reopen",
    label: t("backToWaiting"),
    icon: IconRotate,
    onChoose: () => change({ status: "pending" }),
  };
  const decline: MenuChoice = {
    key: "decline",
    label: t("declineNow"),
    icon: IconX,
    onChoose: () => open("decline", request),
  };
  const merge: MenuChoice = {
    key: "merge",
    label: t("merge"),
    icon: IconArrowMerge,
    onChoose: () => open("merge", request),
  };

  return (): MenuChoice[] => [
    { key: "people", label: t("open"), icon: IconUsers, onChoose: () => open("card", request) },
    ...only(isAccepted && lane === QUEUE, pin),
    ...(isAccepted ? inLane() : []),
    ...only(isTakenBack, reopen),
    ...only(isTakenBack || (canWork && status === "declined"), decline),
    ...marks,
    ...only(isWaiting, merge),
  ];
}

function only(isOffered: boolean, choice: MenuChoice) {
  return isOffered ? [choice] : [];
}
