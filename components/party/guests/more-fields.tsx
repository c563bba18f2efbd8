import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import type { Draft } from "@/lib/party/guests/schema";
import styles from "./more-fields.module.css";

type Props = {
  draft: Draft;
  hasMessages: boolean;
  onChange: (words: Partial<Draft>) => void;
};

/** The optional fields. Hidden until a song is typed, because most guests just want the song. */
export function MoreFields({ draft, hasMessages, onChange }: Props) {
  const t = useTranslations("requests");
  const hasWords = Boolean(draft.message || draft.name);
  const isOver = !hasWords && !draft.title;
  const [isOpen, setIsOpen] = useState(hasWords);
  // Stays open below the keyboard of a guest who deletes their only words.
  if (hasWords ? !isOpen : isOver && isOpen) setIsOpen(hasWords);
  return (
    <div className={styles.fields}>
      <FormField
        name="artist"
        value={draft.artist}
        onChange={({ target }) => onChange({ artist: target.value })}
        maxLength={400}
        autoComplete="off"
      />
      <details
        // Shows what a form without scripts returned.
        {...(isOpen && { open: true })}
        className={styles.more}
      >
        <summary>{t(hasMessages ? "addWords" : "addName")}</summary>
        <div className={styles.inner}>
          <FormField
            name="name"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
            help={t("onlyDj")}
            maxLength={120}
            autoComplete="nickname"
          />
          {hasMessages && (
            <FormTextArea
              name="message"
              value={draft.message}
              onChange={({ target }) => onChange({ message: target.value })}
              maxLength={560}
              maxRows={4}
            />
          )}
        </div>
      </details>
    </div>
  );
}
