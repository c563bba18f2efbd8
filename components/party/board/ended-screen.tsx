import type { Route } from "next";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { Notice } from "@/components/ui/notice";
import { authPath } from "@/lib/account/auth/rules";
import { isAppError } from "@/lib/calls/errors";
import type { Board } from "@/lib/party/board/schema";

const refusals = ["not_found", "signed_out"] as const;
type Refusal = (typeof refusals)[number];
/** Nobody takes an owner's access away, so their event is deleted. */
type Ending = Refusal | "gone";

/** Why an open board closes: its DJ has lost access, or the session has ended. */
export function refusalIn(error: unknown) {
  return isAppError(error) ? refusals.find((code) => code === error.code) : undefined;
}

/** Replaces the board of a DJ who may no longer see it. */
export function EndedScreen({ board, reason }: { board: Board; reason: Refusal }) {
  const t = useTranslations("board.ended");
  const signIn = authPath("login", "side", { next: `/DJPortal?event=${board.id}` });
  const ending = reason === "not_found" && board.role === "owner" ? "gone" : reason;
  const events = "/DJPortal/events";
  const way: Record<Ending, Route> = { not_found: events, gone: events, signed_out: signIn };
  return (
    <div role="alert">
      <Notice
        title={t(`${ending}.title`)}
        text={t(`${ending}.text`, { name: isolated(board.name) })}
      >
        <ButtonLink variant="contained" href={way[ending]}>
          {t(`${ending}.next`)}
        </ButtonLink>
      </Notice>
    </div>
  );
}
