import Box from "@mui/material/Box";
import type { RuleActions } from "@/lib/party/host-rules/hooks";
import type { HostRules } from "@/lib/party/host-rules/schema";
import { RuleList } from "./rule-list";

/** Both lists of the hosts: below each other on a phone, beside each other on anything wider. */
export function RulesEditor({ rules, actions }: { rules: HostRules; actions: RuleActions }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <RuleList list="mustPlay" rules={rules.mustPlay} actions={actions} />
      <RuleList list="doNotPlay" rules={rules.doNotPlay} actions={actions} />
    </Box>
  );
}
