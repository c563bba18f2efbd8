import type { ReactNode } from "react";
import styles from "./plain-field.module.css";

/** What all plain fields say about themselves. */
export type FieldWords = {
  label: string;
  /** Why the text is wrong. */
  error?: string | undefined;
  help?: string | undefined;
};

type Props = FieldWords & {
  id: string;
  isRequired: boolean;
  /** Of a field that grows with its text: that text, which decides its height. */
  text?: string | undefined;
  /** At the end of the field: a button. */
  end?: ReactNode;
  /** The field itself. */
  children: ReactNode;
};

/** What stands around a plain field: the line with the label, and below it the help, or why the text is wrong. */
export function PlainFieldFrame(props: Props) {
  const { id, label, error, help, isRequired, text, end, children } = props;
  const below = error ?? help;
  return (
    <div className={`${styles.field} ${error === undefined ? "" : styles.wrong}`}>
      <div className={`${styles.box} ${text === undefined ? "" : styles.growing}`} data-text={text}>
        {children}
        <label className={styles.label} htmlFor={id}>
          {label}
          {isRequired && <span aria-hidden>{" *"}</span>}
        </label>
        {end}
        <fieldset aria-hidden className={styles.line}>
          <legend className={styles.gap}>
            <span>
              {label}
              {isRequired && " *"}
            </span>
          </legend>
        </fieldset>
      </div>
      {below && (
        <p id={helpIdOf(id)} className={styles.help}>
          {below}
        </p>
      )}
    </div>
  );
}

/** What the field itself says of the text below it. */
export function describing(id: string, { error, help }: FieldWords) {
  return {
    "aria-invalid": error !== undefined,
    "aria-describedby": (error ?? help) ? helpIdOf(id) : undefined,
  };
}

function helpIdOf(id: string) {
  return `${id}-help`;
}
