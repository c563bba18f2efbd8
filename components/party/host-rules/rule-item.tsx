import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconBulb, IconBulbOff, IconChevronDown, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { MenuButton } from "@/components/ui/menu-button";
import type { MenuChoice } from "@/components/ui/menu-choice";
import { asKind } from "@/lib/party/host-rules/rules";
import { type HostRule, ruleKinds } from "@/lib/party/host-rules/schema";

type Props = {
  rule: HostRule;
  /** Whether guests can be shown it as an idea. */
  canBeIdea: boolean;
  onChange: (rule: HostRule) => void;
  onRemove: (success: string) => void;
};

/** An entry: how it was understood, which can be corrected. */
export function RuleItem({ rule, canBeIdea, onChange, onRemove }: Props) {
  const t = useTranslations("hostRules");
  const { kind, text, artist, isIdea = false } = rule;
  const { nameOf, choices } = useKinds(rule, onChange);
  const named = { text: isolated(text) };
  const Bulb = isIdea ? IconBulb : IconBulbOff;

  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: { xs: 0, sm: 0.5 },
        minHeight: 56,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          dir="auto"
          sx={{ fontWeight: 600, textAlign: "left", overflowWrap: "anywhere" }}
        >
          {text}
        </Typography>
        {artist && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ textAlign: "left", overflowWrap: "anywhere" }}
          >
            {artist}
          </Typography>
        )}
      </Box>
      <MenuButton
        label={t("change", { ...named, kind: nameOf(kind) })}
        choicesOf={() => choices}
        color="muted"
        isNarrow
      >
        {nameOf(kind)}
        <IconChevronDown size={16} aria-hidden />
      </MenuButton>
      {canBeIdea && kind === "song" && (
        <IconButton
          aria-pressed={isIdea}
          aria-label={t("idea", named)}
          title={t(isIdea ? "isIdea" : "isNoIdea")}
          color={isIdea ? "primary" : "muted"}
          onClick={() => onChange({ ...rule, isIdea: !isIdea })}
        >
          <Bulb size={20} aria-hidden />
        </IconButton>
      )}
      <IconButton aria-label={t("remove", named)} onClick={() => onRemove(t("removed", named))}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** What a rule can be understood as, in words and as the choices of a menu. */
function useKinds(rule: HostRule, onChange: (rule: HostRule) => void) {
  const t = useTranslations("hostRules");
  const { kind, text, artist } = rule;
  const nameOf = (one: HostRule["kind"]) =>
    t(one === "song" && !artist ? "kinds.any" : `kinds.${one}`);
  const choices: MenuChoice[] = ruleKinds.map((one) => ({
    key: one,
    label: nameOf(one),
    isChosen: one === kind,
    onChoose: () => onChange(asKind(rule, one)),
  }));
  if (kind === "song" && artist) {
    const swapped: HostRule = { kind, text: artist, artist: text };
    choices.push({ key: "swap", label: t("swap"), onChoose: () => onChange(swapped) });
  }
  return { nameOf, choices };
}
