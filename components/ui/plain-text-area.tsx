import { type ComponentProps, useId } from "react";
import styles from "./plain-field.module.css";
import { describing, type FieldWords, PlainFieldFrame } from "./plain-field-frame";

type Props = Omit<ComponentProps<"textarea">, "value"> & FieldWords & { value: string };

/** A field for more than one line without MUI's. It grows from two lines to four, without measuring the page. */
export function PlainTextArea({ label, error, help, ...props }: Props) {
  const id = useId();
  const words = { label, error, help };
  return (
    <PlainFieldFrame
      id={id}
      {...words}
      isRequired={props.required === true}
      // The last line may be empty.
      text={`${props.value}\u200b`}
    >
      <textarea
        id={id}
        rows={2}
        placeholder=" "
        {...describing(id, words)}
        {...props}
        className={styles.input}
      />
    </PlainFieldFrame>
  );
}
