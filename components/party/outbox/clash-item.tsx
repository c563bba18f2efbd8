import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { canInsist } from "@/lib/party/outbox/rules";
import type { SavedStep } from "@/lib/party/outbox/schema";

type Clash = NonNullable<SavedStep["clash"]>["clashes"][number];
type Props = { step: SavedStep; onKeep: () => void; onInsist: () => void };

/** One step that was not taken: what the others did, what the DJ wanted, and the choice between the two. */
export function ClashItem({ step, onKeep, onInsist }: Props) {
  const t = useTranslations("board");
  const theirs = step.clash?.clashes ?? [];
  const isMineOpen = canInsist(step);
  const isOfOther = (request: Clash["request"]) =>
    request !== null && !step.act.ids.includes(request.id);
  const { verb, title, songs } = step.step;
  const songsOf = title && songs === 1 ? title : t("several", { count: songs });
  const name = step.act.kind === "undo" ? (theirs[0]?.step.title ?? songsOf) : songsOf;
  return (
    <Box component="li" aria-label={name} sx={{ display: "grid", gap: 0.5 }}>
      <Typography variant="h6" component="h3" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      {theirs.map(({ step: taken, request }, index) => (
        <Typography key={request?.id ?? index} color="textSecondary">
          {t("outage.did", {
            name: taken.by ? isolated(taken.by.name) : t("outage.guest"),
            step: t(`steps.${taken.verb}`),
          })}
          {(theirs.length > 1 || isOfOther(request)) && ` · ${isolated(taken.title ?? "")}`}
        </Typography>
      ))}
      <Typography>
        {t("outage.did", { name: t("outage.you"), step: t(`steps.${verb}`) })}
      </Typography>
      {!isMineOpen && <Typography color="textSecondary">{t("outage.final")}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
        <Button variant="tinted" onClick={onKeep}>
          {t(isMineOpen ? "outage.keep" : "outage.understood")}
        </Button>
        {isMineOpen && (
          <Button variant="tinted" color="warning" onClick={onInsist}>
            {t("outage.insist")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
