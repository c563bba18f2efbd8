"use client";

import Stack from "@mui/material/Stack";
import { useTranslations } from "next-intl";
import { PageHead } from "@/components/office/page-head";
import { BookingCard } from "./booking-card";
import { StatesCard } from "./states-card";

/** Every input of the theme: at work in a booking enquiry, and side by side in each of its states. */
export function FormsScreen({ account }: { account: string | undefined }) {
  const t = useTranslations("layout.menu");
  return (
    <>
      <PageHead title={t("forms")} trail={[{ label: t("components") }]} />
      <Stack sx={{ gap: 3 }}>
        <BookingCard account={account} />
        <StatesCard />
      </Stack>
    </>
  );
}
