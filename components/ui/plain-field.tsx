import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./plain-field.module.css";

type Props = ComponentProps<"input"> & {
  label: string;
  /** Why the text is wrong. */
  error?: string | undefined;
  help?: string | undefined;
  /** Keeps the label above the text, also where the field is empty. */
  isShrunk?: boolean;
  /** At the end of the field: a button. */
  end?: ReactNode;
};

/** A text field without MUI's. Its label moves without scripts, so that it never lies on typed text. */
export function PlainField({ label, error, help, isShrunk = false, end, ...props }: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  const text = error ?? help;
  return (
    <div className={`${styles.field} ${error === undefined ? "" : styles.wrong}`}>
      <div className={styles.box}>
        <input
          id={id}
          // While there is one, even of a space, styles can tell an empty field from another.
          placeholder=" "
          aria-invalid={error !== undefined}
          aria-describedby={text ? helpId : undefined}
          {...props}
          className={`${styles.input} ${isShrunk ? styles.shrunk : ""}`}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
          {props.required && <span aria-hidden>{" *"}</span>}
        </label>
        {end}
        <fieldset aria-hidden className={styles.line}>
          <legend className={styles.gap}>
            <span>
              {label}
              {props.required && " *"}
            </span>
          </legend>
        </fieldset>
      </div>
      {text && (
        <p id={helpId} className={styles.help}>
          {text}
        </p>
      )}
    </div>
  );
}
