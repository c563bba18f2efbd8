import Box from "@mui/material/Box";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { ConnectionNotice } from "@/components/party/request-list/connection-notice";
import { useZonedTime } from "@/components/ui/use-zoned-time";
import type { Board } from "@/lib/party/board/schema";
import { ClashesNotice } from "./clashes-notice";
import { useOutage } from "./use-outage";
import { useSavedSteps } from "./use-saved-steps";

/** Says that the board has no connection, since when, and how many steps wait for it; and what met a conflict. */
export function OutageNotice({ board }: { board: Board }) {
  const t = useTranslations("board.outage");
  const zonedTime = useZonedTime(board.timeZone);
  const since = useOutage();
  const { waiting, clashed } = useSavedSteps(board);
  return (
    <>
      <Box role="status" sx={{ "&:empty": { position: "absolute" } }}>
        {since !== undefined && (
          <Box
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1,
              px: 1.5,
              py: 1,
              borderRadius: 1,
              bgcolor: "warning.light",
              color: "warning.main",
            }}
          >
            <IconPlugConnectedX size={20} aria-hidden style={{ flex: "none" }} />
            <span>
              <b>{t("since", { time: zonedTime(since) })}</b>{" "}
              {waiting.length > 0 ? t("waiting", { steps: waiting.length }) : t("kept")}
            </span>
          </Box>
        )}
      </Box>
      {since === undefined && <ConnectionNotice offline="" lost="" />}
      {clashed.length > 0 && <ClashesNotice board={board} clashed={clashed} />}
    </>
  );
}
