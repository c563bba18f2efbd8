import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useNameCheck } from "@/lib/party/permalinks/dj-hooks";
import { permalinkNameSchema } from "@/lib/party/permalinks/dj-schema";
import { foldName, isReserved } from "@/lib/party/permalinks/name";

/** A pause in typing after which the server is asked, in ms. */
const PAUSE_MS = 300;

/** The name, with the resulting address and whether it is available. */
export function NameField({ current, origin }: { current: string | null; origin: string }) {
  const t = useTranslations("permalinks.own");
  const [typed, setTyped] = useState(current ?? "");
  const name = foldName(typed);
  const { success: isName } = permalinkNameSchema.safeParse(typed);
  const isNew = typed !== "" && name !== current;
  const asked = useDebounced(isName && isNew ? name : "", PAUSE_MS);
  const { data: found } = useNameCheck(asked);

  function state() {
    if (!isNew) return t("hint");
    if (!isName) return t(isReserved(name) ? "wrong.reserved" : "wrong.name");
    if (found?.name !== name) return t("checking");
    return t(found.isFree ? "free" : "wrong.taken");
  }

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <FormField
        name="name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        help={<span aria-live="polite">{state()}</span>}
        autoComplete="off"
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        required
        autoFocus
      />
      <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        <bdi dir="ltr">
          {origin.replace(/^https?:\/\//, "")}/d/<b>{name || "…"}</b>
        </bdi>
      </Typography>
    </Box>
  );
}
