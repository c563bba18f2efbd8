import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Pressable } from "@/components/ui/pressable";
import type { EditableColumn, Song } from "@/lib/office/tables/schema";
import styles from "./editable-cell.module.css";
import { useTableTools } from "./tables-tools";

type Props = { song: Song; column: EditableColumn; children: ReactNode };

/** A value that becomes a field when it is pressed. */
export function EditableCell({ song, column, children }: Props) {
  const t = useTranslations("tables");
  const { Field } = useTableTools("table");
  const { openField } = useTableTools("actions");
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = t("cell", { column: t(`columns.${column}`), title: song.title });

  async function edit() {
    if (await openField()) setIsEditing(true);
  }
  function close(isFocusKept: boolean) {
    // The button must be there before it gets the focus.
    flushSync(() => setIsEditing(false));
    if (isFocusKept) button.current?.focus();
  }

  if (isEditing && Field) return <Field {...{ song, column, name }} onClose={close} />;
  return (
    <Pressable ref={button} title={name} className={styles.cell} onClick={edit}>
      <span dir="auto" className={styles.line}>
        {children}
      </span>
    </Pressable>
  );
}
