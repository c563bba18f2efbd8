import { IconArrowRight } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";

/** Links to the board; a signed-out DJ signs in first. */
export function DjDoor() {
  const t = useTranslations("landing");
  return (
    <ButtonLink href="/DJPortal" prefetch={false}>
      {t("door")}
      <IconArrowRight size={20} data-directional aria-hidden />
    </ButtonLink>
  );
}
