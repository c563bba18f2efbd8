import {
  IconArrowBackUp,
  IconBookmark,
  IconCookie,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEyeOff,
  IconHomeShield,
  IconHourglass,
  IconListNumbers,
  IconMessageCircle,
  IconStack2,
  IconThumbUp,
  IconWifiOff,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import styles from "./landing.module.css";

const icons = {
  free: IconDeviceMobile,
  answer: IconMessageCircle,
  vote: IconThumbUp,
  reception: IconWifiOff,
  card: IconStack2,
  order: IconListNumbers,
  later: IconBookmark,
  undo: IconArrowBackUp,
  limits: IconHourglass,
  booth: IconDeviceTablet,
  words: IconEyeOff,
  cookie: IconCookie,
  site: IconHomeShield,
};

/** Facts about the product, side by side where there is room. */
export function FactList({ facts, columns }: { facts: (keyof typeof icons)[]; columns: 2 | 3 }) {
  const t = useTranslations("landing.facts");
  return (
    <ul className={`${styles.facts} ${columns === 3 ? styles.three : ""}`}>
      {facts.map((fact) => {
        const Icon = icons[fact];
        return (
          <li key={fact}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <h3>{t(`${fact}.title`)}</h3>
            <p>{t(`${fact}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
