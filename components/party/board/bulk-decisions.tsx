import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MenuIconButton } from "@/components/ui/menu-button";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import { useBoardTools } from "./board-tools";

export type BulkProps = {
  /** How many are picked, in words. */
  title: string;
  count: number;
  isDisabled: boolean;
  onChange: (change: RequestChange) => void;
};

/** What accepts all picked requests that wait: into the queue, or into a lane. */
export function BulkDecisions({ title, count, isDisabled, onChange }: BulkProps) {
  const t = useTranslations("board");
  const { lanes, canWork } = useBoardTools();
  return (
    <>
      {canWork && lanes.length > 0 && (
        <MenuIconButton
          variant="tinted"
          color="inherit"
          label={t("later", { title })}
          choicesOf={() =>
            lanes.map((lane) => ({
              key: lane,
              label: lane,
              onChoose: () => onChange({ status: "accepted", lane }),
            }))
          }
          disabled={isDisabled}
        >
          <IconBookmark aria-hidden />
        </MenuIconButton>
      )}
      <Button
        variant="tinted"
        color="success"
        disabled={isDisabled}
        onClick={() => onChange({ status: "accepted" })}
      >
        <IconCheck size={20} aria-hidden />
        {t("acceptCount", { count })}
      </Button>
    </>
  );
}
