import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod/mini";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { ruleKey, rulesIn } from "@/lib/party/host-rules/rules";
import { type HostRule, type ListName, MOST_RULES } from "@/lib/party/host-rules/schema";

type Props = { list: ListName; rules: HostRule[]; onAdd: (added: HostRule[]) => Promise<boolean> };

/** What became of the lines that were added. */
type Report = { added: number; known: number; unread: string[]; over: number };

const schema = z.object({ lines: z.string().check(z.refine(hasEntry, "required")) });

function hasEntry(lines: string) {
  const { rules, unread } = rulesIn(lines);
  return rules.length + unread.length > 0;
}

/** Takes one entry, or a pasted list with one on each line, and reports what was understood. */
export function NewRulesForm({ list, rules, onAdd }: Props) {
  const t = useTranslations("hostRules");
  const [text, setText] = useState("");
  const [report, setReport] = useState<Report>();
  const form = useForm(schema, async ({ lines }) => {
    const read = rulesIn(lines);
    const there = new Set(rules.map(ruleKey));
    const fresh = [...new Map(read.rules.map((rule) => [ruleKey(rule), rule])).values()].filter(
      (rule) => !there.has(ruleKey(rule)),
    );
    const added = fresh.slice(0, MOST_RULES - rules.length);
    setText("");
    const isKept = added.length === 0 || (await onAdd(added));
    // What could not be stored is there to be sent again.
    if (!isKept) return setText(lines);
    setReport({
      added: added.length,
      known: read.rules.length - fresh.length,
      unread: read.unread,
      over: fresh.length - added.length,
    });
  });

  return (
    <Box
      component={Form}
      form={form}
      labels={{ lines: t("field") }}
      sx={{ display: "grid", gap: 1 }}
    >
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FormTextArea
            id={`${list}-new`}
            name="lines"
            minRows={1}
            value={text}
            help={t("fieldHint")}
            onChange={({ target }) => {
              setText(target.value);
              setReport(undefined);
            }}
            maxLength={40_000}
            autoComplete="off"
            dir="auto"
          />
        </Box>
        <Button type="submit" variant="contained">
          {t("add")}
        </Button>
      </Box>
      <Box role="status">{report && <ReportAlert report={report} />}</Box>
    </Box>
  );
}

function ReportAlert({ report: { added, known, unread, over } }: { report: Report }) {
  const t = useTranslations("hostRules");
  const lines = [
    t("added", { count: added }),
    known > 0 && t("known", { count: known }),
    over > 0 && t("over", { count: over, most: MOST_RULES }),
    unread.length > 0 && t("unread", { count: unread.length, first: unread[0] ?? "" }),
  ].filter(Boolean);
  return (
    <Alert severity={unread.length + over > 0 ? "warning" : "success"}>
      {lines.map((line) => (
        <div key={String(line)}>{line}</div>
      ))}
    </Alert>
  );
}
