import Button from "@mui/material/Button";
import { IconArrowRight } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** Links to the board; a signed-out DJ signs in first. */
export function DjDoor() {
  const t = useTranslations("landing");
  return (
    <Button
      component={Link}
      href="/DJPortal"
      prefetch={false}
      size="large"
      endIcon={<IconArrowRight size={20} data-directional aria-hidden />}
    >
      {t("door")}
    </Button>
  );
}
