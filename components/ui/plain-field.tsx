import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./plain-field.module.css";
import { describing, type FieldWords, PlainFieldFrame } from "./plain-field-frame";

type Props = ComponentProps<"input"> &
  FieldWords & {
    /** Keeps the label above the text, also where the field is empty. */
    isShrunk?: boolean;
    /** At the end of the field: a button. */
    end?: ReactNode;
  };

/** A text field without MUI's. Its label moves without scripts, so that it never lies on typed text. */
export function PlainField({ label, error, help, isShrunk = false, end, ...props }: Props) {
  const id = useId();
  const words = { label, error, help };
  return (
    <PlainFieldFrame id={id} {...words} isRequired={props.required === true} end={end}>
      <input
        id={id}
        // While there is one, even of a space, styles can tell an empty field from another.
        placeholder=" "
        {...describing(id, words)}
        {...props}
        className={`${styles.input} ${isShrunk ? styles.shrunk : ""}`}
      />
    </PlainFieldFrame>
  );
}
