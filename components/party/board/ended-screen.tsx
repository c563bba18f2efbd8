import Button from "@mui/material/Button";
import type { Route } from "next";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { authPath } from "@/lib/account/auth/rules";
import { AppError } from "@/lib/calls/errors";
import type { Board } from "@/lib/party/board/schema";

const refusals = ["not_found", "signed_out"] as const;
type Refusal = (typeof refusals)[number];

/** Why an open board closes: its DJ has lost access, or the session has ended. */
export function refusalIn(error: unknown) {
  return error instanceof AppError ? refusals.find((code) => code === error.code) : undefined;
}

/** Replaces the board of a DJ who may no longer see it. */
export function EndedScreen({ board, reason }: { board: Board; reason: Refusal }) {
  const t = useTranslations("board.ended");
  const signIn = authPath("login", "side", { next: `/DJPortal?event=${board.id}` });
  const way: Record<Refusal, Route> = { not_found: "/DJPortal/events", signed_out: signIn };
  return (
    <div role="alert">
      <Notice title={t(`${reason}.title`)} text={t(`${reason}.text`, { name: board.name })}>
        <Button component={NextLink} href={way[reason]} variant="contained" size="large">
          {t(`${reason}.next`)}
        </Button>
      </Notice>
    </div>
  );
}
