import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { descent } from "@/components/ui/clamp";
import type { EditableColumn, Song } from "@/lib/office/tables/schema";
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
    <ButtonBase ref={button} title={name} onClick={edit} sx={looks}>
      <Box component="span" dir="auto" sx={line}>
        {children}
      </Box>
    </ButtonBase>
  );
}

const looks = {
  minHeight: 44,
  maxWidth: 220,
  px: 1,
  mx: -1,
  borderRadius: 0.5,
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  "&:hover, &:focus-visible": { boxShadow: "inset 0 0 0 1px var(--palette-text-secondary)" },
} as const;

const line = { ...descent, overflow: "hidden", textOverflow: "ellipsis" } as const;
