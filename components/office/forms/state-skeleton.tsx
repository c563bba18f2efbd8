import Skeleton from "@mui/material/Skeleton";
import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { FieldGrid } from "./field-grid";

/** The inputs before their values have come: the same places and heights. */
export function StateSkeleton() {
  const t = useTranslations("layout");
  return (
    <>
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      <FieldGrid>
        {[56, 56, 80, 80, 48, 48, 48, 48].map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the skeleton never move
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
      </FieldGrid>
    </>
  );
}
