import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { profileSchema } from "@/lib/office/forms/schema";
import { useBookingStore } from "@/lib/office/forms/store";
import { useBookingTools } from "./booking-tools";
import { LookFields } from "./look-fields";
import { MusicFields } from "./music-fields";
import { NightFields } from "./night-fields";
import { StepForm } from "./step-form";

/** What the night should be like. Clients who do not know yet can skip it. */
export function ProfileStep() {
  const t = useTranslations("booking");
  const { go } = useBookingTools();
  const set = useBookingStore((state) => state.set);
  const labels = {
    occasion: t("fields.occasion"),
    day: t("fields.day"),
    starts: t("fields.starts"),
    from: t("fields.from"),
    until: t("fields.until"),
    guests: t("fields.guests"),
    venue: t("fields.venue"),
    language: t("fields.language"),
    genres: t("fields.genres"),
    ownColor: t("fields.ownColor"),
    colors: t("fields.colors"),
  };
  const wrong = {
    day: t("wrong.day"),
    starts: t("wrong.starts"),
    from: t("wrong.day"),
    until: t("wrong.until"),
    guests: t("wrong.guests"),
    colors: t("wrong.colors"),
  };

  function leave(isSkipped: boolean) {
    set({ isSkipped });
    go("finish");
  }

  return (
    <StepForm
      step="profile"
      schema={profileSchema}
      labels={labels}
      wrong={wrong}
      submitLabel={t("next")}
      onDone={() => leave(false)}
      more={
        <Button variant="tinted" onClick={() => leave(true)}>
          {t("skip")}
        </Button>
      }
    >
      <NightFields />
      <MusicFields />
      <LookFields />
    </StepForm>
  );
}
