import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type RefObject, useId } from "react";
import { clamp } from "@/components/ui/clamp";
import type { GuestRequest } from "@/lib/party/requests/schema";

type Props = {
  ref: RefObject<HTMLFieldSetElement | null>;
  requests: GuestRequest[];
  chosen: string | undefined;
  isMissing: boolean;
  onChoose: (id: string) => void;
};

/** At the limit: which of the guest's waiting requests the new song replaces. Plain radio buttons, also without scripts. */
export function SwapField({ ref, requests, chosen, isMissing, onChoose }: Props) {
  const t = useTranslations("requests.swap");
  const hintId = useId();
  return (
    <Box
      component="fieldset"
      ref={ref}
      aria-describedby={isMissing ? hintId : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, color: "text.secondary" }}>
        {t("legend")}
      </Box>
      {requests.map(({ id, title, artist }) => (
        <Box
          key={id}
          component="label"
          sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 44, cursor: "pointer" }}
        >
          <Box
            component="input"
            type="radio"
            name="swap"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            sx={{
              width: 20,
              height: 20,
              m: 0,
              flex: "none",
              accentColor: "var(--mui-palette-primary-main)",
            }}
          />
          <Box component="span" dir="auto" sx={{ ...clamp(1), fontWeight: 600 }}>
            {[title, artist].filter(Boolean).join(" · ")}
          </Box>
        </Box>
      ))}
      {isMissing && (
        <Box id={hintId} role="alert" sx={{ color: "error.main", typography: "body2" }}>
          {t("choose")}
        </Box>
      )}
    </Box>
  );
}
