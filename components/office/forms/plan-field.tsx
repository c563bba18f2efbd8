import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslations } from "next-intl";
import { useBookingField } from "@/lib/office/forms/hooks";
import { wide } from "./field-grid";
import { OnDemand } from "./on-demand";

/** How the night runs. The editor loads with the step that shows it. */
export function PlanField() {
  const t = useTranslations("booking");
  const [plan, setPlan] = useBookingField("plan");
  return (
    <Box sx={{ ...wide, display: "grid", gap: 1 }}>
      <Box sx={{ color: "text.secondary" }}>{t("fields.plan")}</Box>
      <OnDemand
        load={() => import("@/components/office/desk/text-editor").then((part) => part.TextEditor)}
        with={{ label: t("fields.plan"), content: plan, onChange: setPlan }}
        skeleton={<Skeleton variant="rounded" height={240} />}
      />
    </Box>
  );
}
