import Button from "@mui/material/Button";
import { IconArrowRight } from "@tabler/icons-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** Leads to the board; a DJ who is signed out signs in on the way. */
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
