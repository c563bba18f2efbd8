import { IconArrowRight } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { PlainButtonLink } from "@/components/ui/plain-button";

/** Links to the board; a signed-out DJ signs in first. */
export function DjDoor() {
  const t = useTranslations("landing");
  return (
    <PlainButtonLink href="/DJPortal" prefetch={false}>
      {t("door")}
      <IconArrowRight size={20} data-directional aria-hidden />
    </PlainButtonLink>
  );
}
