import type { TablerIcon } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import styles from "./night-panel.module.css";

type Shown = { icon: TablerIcon; label: string };

/** A row of the night's panel: what it opens or does, and how that is at the moment. */
export function NightRow({
  icon: Icon,
  label,
  state,
  opensDialog = true,
  onClick,
}: Shown & { state?: ReactNode; opensDialog?: boolean; onClick: () => void }) {
  return (
    <li>
      <Button
        color="inherit"
        className={styles.row}
        aria-haspopup={opensDialog ? "dialog" : undefined}
        onClick={onClick}
      >
        <Icon size={22} aria-hidden />
        <span className={styles.label}>{label}</span>
        {state !== undefined && <span className={styles.state}>{state}</span>}
      </Button>
    </li>
  );
}

/** A row that is on or off. */
export function NightSwitch({
  icon: Icon,
  label,
  isOn,
  onToggle,
}: Shown & { isOn: boolean; onToggle: () => void }) {
  return (
    <li>
      <Button
        color="inherit"
        className={styles.row}
        role="switch"
        aria-checked={isOn}
        onClick={onToggle}
      >
        <Icon size={22} aria-hidden />
        <span className={styles.label}>{label}</span>
        <span aria-hidden className={styles.track} />
      </Button>
    </li>
  );
}

/** A row that asks once, below itself, before it does what all guests notice. */
export function NightQuestion({
  icon: Icon,
  label,
  state,
  question,
  answers,
}: Shown & {
  state?: ReactNode;
  question: string;
  answers: { label: string; isGrave?: boolean; onChoose: () => void }[];
}) {
  const id = useId();
  const row = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  function answer(choose: () => void) {
    setIsAsking(false);
    row.current?.focus();
    choose();
  }
  return (
    <li>
      <Button
        color="inherit"
        ref={row}
        className={styles.row}
        aria-expanded={isAsking}
        aria-controls={isAsking ? id : undefined}
        onClick={() => setIsAsking(!isAsking)}
      >
        <Icon size={22} aria-hidden />
        <span className={styles.label}>{label}</span>
        {state !== undefined && <span className={styles.state}>{state}</span>}
      </Button>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
        <div id={id} role="group" aria-label={question} className={styles.question}>
          <p>{question}</p>
          {answers.map(({ label: words, isGrave, onChoose }) => (
            <Button
              variant="tinted"
              color={isGrave ? "error" : "primary"}
              key={words}
              className={styles.choice}
              onClick={() => answer(onChoose)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
