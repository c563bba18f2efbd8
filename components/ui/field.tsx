import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { describing, FieldFrame, type FrameProps, labelling, splitFrame } from "./field-frame";

export type FieldProps = Omit<ComponentProps<"input">, "className" | "size"> &
  FrameProps & {
    /** Keeps the label above the text, also where the field is empty, because the browser shows a format there. */
    isShrunk?: boolean;
  };

/** A text field. Its label moves without scripts, so that it never lies on typed text. */
export function Field({ isShrunk = false, ...props }: FieldProps) {
  const ownId = useId();
  const [frame, input] = splitFrame(props);
  const id = props.id ?? ownId;
  return (
    <FieldFrame {...frame} id={id} isRequired={props.required === true}>
      <input
        id={id}
        // While there is one, even of a space, styles can tell an empty field from another.
        placeholder=" "
        {...labelling(frame)}
        {...describing(id, frame)}
        {...input}
        className={`${styles.input} ${isShrunk ? styles.shrunk : ""}`}
      />
    </FieldFrame>
  );
}
