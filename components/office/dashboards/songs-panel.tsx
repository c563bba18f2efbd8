import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { Cover } from "@/components/ui/cover";
import { useShownNight } from "./night-context";

/** The songs behind which most guests stand. */
export function SongsPanel() {
  const t = useTranslations("dashboards");
  const { answer } = useShownNight();
  return (
    <BarsPanel
      title={t("songs.title")}
      name="songs"
      note={t("backers")}
      most={5}
      answer={answer}
      bars={({ songs }) =>
        songs.map(({ title, artist, backers }) => ({
          key: `${title} ${artist}`,
          name: title,
          note: artist,
          value: backers,
          picture: <Cover words={`${title} ${artist}`} size={32} />,
        }))
      }
      subject={t("songs.song")}
      amount={t("backers")}
    />
  );
}
