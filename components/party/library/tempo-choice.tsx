import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSync } from "@/lib/client/effects/use-change";
import { FASTEST } from "@/lib/party/library/limits";
import { wholeIn } from "@/lib/party/library/view";
import { latinDigits } from "@/lib/text/latin-digits";
import { useLibraryView } from "./use-library-view";

/** Typing rests this long before it counts, in ms. */
const REST_MS = 300;

/** Chooses the tempo of the tracks that are shown: from, to, or both. */
export function TempoChoice() {
  const t = useTranslations("library.filters");
  const { view, go } = useLibraryView();
  const [from, setFrom] = useState(String(view.bpmFrom ?? ""));
  const [to, setTo] = useState(String(view.bpmTo ?? ""));
  const rested = useDebounced(`${from}-${to}`, REST_MS);
  useSync(rested, () => {
    const [bpmFrom, bpmTo] = [wholeIn(from, FASTEST), wholeIn(to, FASTEST)];
    if (rested !== `${from}-${to}`) return;
    if (bpmFrom !== view.bpmFrom || bpmTo !== view.bpmTo) {
      go({ bpmFrom, bpmTo, page: undefined }, false);
    }
  });

  return (
    <Box role="group" aria-label={t("bpm")} sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "1fr 1fr" }}>
        {(
          [
            ["from", from, setFrom],
            ["to", to, setTo],
          ] as const
        ).map(([name, value, set]) => (
          <Field
            key={name}
            name={name}
            label={t(name)}
            value={value}
            onChange={({ target }) => set(latinDigits(target.value).replace(/\D/g, "").slice(0, 4))}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
        ))}
      </Box>
      <Button
        color="inherit"
        disabled={!from && !to}
        onClick={() => {
          setFrom("");
          setTo("");
        }}
      >
        {t("anyBpm")}
      </Button>
    </Box>
  );
}
