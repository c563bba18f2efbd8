import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { Cover } from "@/components/ui/cover";
import { useShownNight } from "./night-context";

/** The songs that most guests loved while they played. */
export function LovedPanel() {
  const t = useTranslations("dashboards");
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("loved.title")}
      name="loved"
      note={t("loved.hearts")}
      most={5}
      answer={answer}
      bars={({ loved }) =>
        loved.map(({ title, artist, hearts }) => ({
          key: `${title} ${artist}`,
          name: title,
          note: artist,
          value: hearts,
          picture: <Cover words={`${title} ${artist}`} size={32} />,
        }))
      }
      subject={t("songs.song")}
      amount={t("loved.hearts")}
    />
  );
}
