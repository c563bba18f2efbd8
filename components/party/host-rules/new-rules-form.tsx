import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useRef, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { ruleKey, rulesIn } from "@/lib/party/host-rules/rules";
import { type HostRule, type ListName, MOST_RULES } from "@/lib/party/host-rules/schema";

type Props = { list: ListName; rules: HostRule[]; onAdd: (added: HostRule[]) => Promise<boolean> };

/** What became of the lines that were added. */
type Report = { added: number; known: number; unread: string[]; over: number };

/** Takes one entry, or a pasted list with one on each line, and reports what was understood. */
export function NewRulesForm({ list, rules, onAdd }: Props) {
  const t = useTranslations("hostRules");
  const problems = useTranslations("forms.problems");
  const [text, setText] = useState("");
  const [report, setReport] = useState<Report>();
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const read = rulesIn(text);
    if (read.rules.length + read.unread.length === 0) {
      setIsEmpty(true);
      return field.current?.focus();
    }
    const there = new Set(rules.map(ruleKey));
    const fresh = [...new Map(read.rules.map((rule) => [ruleKey(rule), rule])).values()].filter(
      (rule) => !there.has(ruleKey(rule)),
    );
    const added = fresh.slice(0, MOST_RULES - rules.length);
    setText("");
    const isKept = added.length === 0 || (await onAdd(added));
    // What could not be stored is there to be sent again.
    if (!isKept) return setText(text);
    setReport({
      added: added.length,
      known: read.rules.length - fresh.length,
      unread: read.unread,
      over: fresh.length - added.length,
    });
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <TextField
          id={`${list}-new`}
          label={t("field")}
          value={text}
          multiline
          maxRows={8}
          fullWidth
          inputRef={field}
          error={isEmpty}
          helperText={isEmpty ? problems("required") : t("fieldHint")}
          onChange={({ target }) => {
            setText(target.value);
            setReport(undefined);
            setIsEmpty(false);
          }}
          slotProps={{ htmlInput: { maxLength: 40_000, autoComplete: "off", dir: "auto" } }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48 }}>
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
