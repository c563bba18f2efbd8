import { type ComponentProps, useId, useState } from "react";
import styles from "./field.module.css";
import { describing, FieldFrame, type FrameProps, labelling, splitFrame } from "./field-frame";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "rows" | "value"> &
  Omit<FrameProps, "end"> & {
    value?: string;
    defaultValue?: string;
    /** How many lines it shows while it is empty, 2 unless told, and from how many on it scrolls: 8. */
    minRows?: number;
    maxRows?: number;
  };

/** A field for more than one line. It grows with its text, without measuring the page. */
export function TextArea({ minRows, maxRows, onChange, ...props }: TextAreaProps) {
  const ownId = useId();
  const [frame, textarea] = splitFrame(props);
  const id = props.id ?? ownId;
  const [typed, setTyped] = useState(props.defaultValue ?? "");
  return (
    <FieldFrame
      {...frame}
      id={id}
      isRequired={props.required === true}
      // The last line may be empty.
      text={`${props.value ?? typed}\u200b`}
      rows={{ "--least": minRows, "--most": maxRows }}
    >
      <textarea
        id={id}
        rows={minRows}
        placeholder=" "
        {...labelling(frame)}
        {...describing(id, frame)}
        {...textarea}
        onChange={(event) => {
          if (props.value === undefined) setTyped(event.target.value);
          onChange?.(event);
        }}
        className={styles.input}
      />
    </FieldFrame>
  );
}
