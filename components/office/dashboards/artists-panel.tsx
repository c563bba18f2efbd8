import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useShownNight } from "./night-context";

/** The artists behind whose songs most guests stand. */
export function ArtistsPanel() {
  const t = useTranslations("dashboards");
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("artists.title")}
      name="artists"
      note={t("backers")}
      most={5}
      answer={answer}
      bars={({ artists }) =>
        artists.map(({ artist, backers }) => ({ key: artist, name: artist, value: backers }))
      }
      subject={t("artists.artist")}
      amount={t("backers")}
    />
  );
}
