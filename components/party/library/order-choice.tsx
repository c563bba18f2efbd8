import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useTranslations } from "next-intl";
import { type TrackOrder, trackOrders } from "@/lib/party/library/schema";
import { useLibraryView } from "./use-library-view";

/** Chooses what the tracks are ordered by. */
export function OrderChoice() {
  const t = useTranslations("library");
  const { view, go } = useLibraryView();
  return (
    <RadioGroup
      aria-label={t("filters.order")}
      value={view.order ?? "title"}
      onChange={(_, order) => go({ order: orderChange(order as TrackOrder), page: undefined })}
    >
      {trackOrders.map((order) => (
        <FormControlLabel
          key={order}
          value={order}
          control={<Radio />}
          label={t(`columns.${order}`)}
        />
      ))}
    </RadioGroup>
  );
}

/** What an address says of an order: nothing of the usual one. */
export function orderChange(order: TrackOrder) {
  return order === "title" ? undefined : order;
}
