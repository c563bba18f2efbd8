import type { CSSProperties, ReactNode } from "react";
import styles from "./field.module.css";

/** What all fields say about themselves. */
type FieldWords = {
  label: string;
  /** Heard, and not seen. */
  isLabelHidden?: boolean | undefined;
  /** Why the text is wrong. */
  error?: string | undefined;
  help?: ReactNode;
};

export type FrameProps = FieldWords & {
  /** As high as a button. */
  isSmall?: boolean | undefined;
  /** Spans all columns of the grid that it is in. */
  isWide?: boolean | undefined;
  /** At the end of the field: a button. */
  end?: ReactNode;
};

/** Splits a field's properties into those of its frame and the attributes of the field itself. */
export function splitFrame<Props extends FrameProps>({
  label,
  isLabelHidden,
  error,
  help,
  isSmall,
  isWide,
  end,
  ...field
}: Props) {
  return [{ label, isLabelHidden, error, help, isSmall, isWide, end }, field] as const;
}

type Props = FrameProps & {
  id: string;
  isRequired: boolean;
  /** Of a field that grows with its text: that text, which decides its height, and its fewest and most lines. */
  text?: string;
  rows?: { "--least": number | undefined; "--most": number | undefined };
  /** The field itself. */
  children: ReactNode;
};

/** What stands around a field: the line with the label, and below it the help, or why the text is wrong. */
export function FieldFrame(props: Props) {
  const { id, label, error, help, isLabelHidden, isRequired, text, rows, end, children } = props;
  const below = error ?? help;
  const marks = [
    styles.field,
    error !== undefined && styles.wrong,
    props.isSmall && styles.small,
    props.isWide && styles.wide,
  ];
  return (
    <div className={marks.filter(Boolean).join(" ")}>
      <div
        className={`${styles.box} ${text === undefined ? "" : styles.growing}`}
        data-text={text}
        style={rows as CSSProperties | undefined}
      >
        {children}
        {!isLabelHidden && (
          <label className={styles.label} htmlFor={id}>
            {label}
            {isRequired && <span aria-hidden>{" *"}</span>}
          </label>
        )}
        {end}
        <fieldset aria-hidden className={styles.line}>
          <legend className={styles.gap}>
            {!isLabelHidden && (
              <span>
                {label}
                {isRequired && " *"}
              </span>
            )}
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

/** What the field itself says of a label that nobody sees. */
export function labelling({ label, isLabelHidden }: FieldWords) {
  return isLabelHidden && { "aria-label": label };
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
