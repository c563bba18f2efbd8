import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconBulb } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { RuleActions } from "@/lib/party/host-rules/hooks";
import { ruleKey } from "@/lib/party/host-rules/rules";
import type { HostRule, ListName } from "@/lib/party/host-rules/schema";
import { NewRulesForm } from "./new-rules-form";
import { RuleItem } from "./rule-item";

type Props = { list: ListName; rules: HostRule[]; actions: RuleActions };

/** One of the two lists: what it is for, the field to add to it, and its entries, the newest first. */
export function RuleList({ list, rules, actions }: Props) {
  const t = useTranslations("hostRules");
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
      <div>
        <Typography id={id} component="h2" variant="h5">
          {t(`${list}.title`)}
          {rules.length > 0 && (
            <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
              {` · ${rules.length}`}
            </Box>
          )}
        </Typography>
        <Typography color="textSecondary">{t(`${list}.hint`)}</Typography>
      </div>
      <NewRulesForm list={list} rules={rules} onAdd={(added) => actions.add(list, added)} />
      {list === "mustPlay" && rules.some(({ kind }) => kind === "song") && (
        <Typography
          color="textSecondary"
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            fontSize: "0.875rem",
            "& svg": { flexShrink: 0 },
          }}
        >
          <IconBulb size={18} aria-hidden />
          {t("ideaHint")}
        </Typography>
      )}
      {rules.length === 0 ? (
        <Typography color="textSecondary">{t(`${list}.empty`)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {rules.toReversed().map((rule) => (
            <RuleItem
              key={ruleKey(rule)}
              rule={rule}
              canBeIdea={list === "mustPlay"}
              onChange={(by) => actions.replace(list, rule, by)}
              onRemove={(success) => actions.remove(list, rule, success)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
