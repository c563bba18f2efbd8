import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { FilterChip } from "@/components/office/desk/filter-chip";
import { useAddress } from "@/components/ui/use-address";
import { OnDemand } from "./on-demand";
import { StateSkeleton } from "./state-skeleton";

export const states = ["ready", "error", "readOnly", "disabled", "loading"] as const;
export type InputState = (typeof states)[number];

const sampleInputs = () => import("./sample-inputs").then(({ SampleInputs }) => SampleInputs);

/** The same inputs in each state that they can be in. */
export function StatesCard() {
  const t = useTranslations("booking.states");
  const { params, hrefOf, go } = useAddress();
  const state = states.find((known) => known === params.get("state")) ?? "ready";
  const at = (next: InputState) => ({ state: next === "ready" ? undefined : next });
  return (
    <Card component="section" aria-labelledby="states-title">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="states-title" component="h2" variant="h4">
          {t("title")}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {t(`texts.${state}`)}
        </Typography>
        <Box
          component="nav"
          aria-label={t("label")}
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 3 }}
        >
          {states.map((known) => (
            <FilterChip
              key={known}
              href={hrefOf(at(known))}
              isCurrent={known === state}
              onChoose={() => go(at(known), true)}
            >
              {t(known)}
            </FilterChip>
          ))}
        </Box>
        {state === "loading" ? (
          <StateSkeleton />
        ) : (
          <OnDemand
            key={state}
            isPatient
            load={sampleInputs}
            with={{ state }}
            skeleton={<StateSkeleton />}
          />
        )}
      </CardContent>
    </Card>
  );
}
