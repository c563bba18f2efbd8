import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { isolated } from "@/components/ui/isolated";
import { useWrite } from "@/lib/client/use-write";
import { sendAsGuest } from "@/lib/party/guests/send-as-guest";
import { heartCalls } from "@/lib/party/requests/heart-calls";
import styles from "./heart-button.module.css";

type Props = { code: string; song: { id: string; title: string }; isLovedAtFirst: boolean };

/** The guest's heart for what plays: once per song, and a second tap takes it back. Nobody else sees it. */
export function HeartButton({ code, song: { id, title }, isLovedAtFirst }: Props) {
  const t = useTranslations("requests");
  const [isLoved, setIsLoved] = useState(isLovedAtFirst);
  const isSending = useRef(false);
  const write = useWrite();

  async function handleClick() {
    if (isSending.current) return;
    isSending.current = true;
    const params = { code, id };
    await write({
      send: () => sendAsGuest(isLoved ? heartCalls.takeBack : heartCalls.give, { params }),
      optimistic: () => {
        setIsLoved(!isLoved);
        return { settle: () => undefined, rollBack: () => setIsLoved(isLoved) };
      },
    });
    isSending.current = false;
  }

  const Icon = isLoved ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      aria-pressed={isLoved}
      aria-label={t("love", { title: isolated(title) })}
      onClick={handleClick}
      className={styles.heart}
    >
      <Icon size={26} aria-hidden />
    </button>
  );
}
