import Box from "@mui/material/Box";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { useContactTools } from "./contacts-tools";
import { StarButton } from "./star-button";

type Props = {
  contact: Contact;
  /** Whether the Tab key stops here: of all rows only one. */
  isStop: boolean;
};

/** What stands over a row: its tick in the place of the face, and the star. */
export function RowControls({ contact, isStop }: Props) {
  const t = useTranslations("contacts");
  const { picks } = useContactTools("filter");
  const tabIndex = isStop ? 0 : -1;
  return (
    <>
      <Box component="label" sx={tick} title={t("pick", { name: nameOf(contact) })}>
        <input
          type="checkbox"
          aria-label={t("pick", { name: nameOf(contact) })}
          checked={picks.has(contact.id)}
          onChange={() => picks.toggle(contact.id)}
          tabIndex={tabIndex}
        />
        <span>
          <IconCheck size={22} stroke={2.5} aria-hidden />
        </span>
      </Box>
      <Box sx={{ position: "absolute", top: 6, insetInlineEnd: 4 }}>
        <StarButton contact={contact} tabIndex={tabIndex} />
      </Box>
    </>
  );
}

/** As large as the face. It shows itself under the pointer, with the focus, and when it is set. */
const tick = {
  position: "absolute",
  top: 4,
  insetInlineStart: 6,
  width: 52,
  height: 52,
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  "& input": { position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer", zIndex: 1 },
  "& span": {
    display: "grid",
    placeItems: "center",
    width: 40,
    height: 40,
    borderRadius: "50%",
    bgcolor: "background.raised",
    color: "text.secondary",
    opacity: 0,
  },
  "@media (hover: hover)": { "&:hover span": { opacity: 1 } },
  "& input:focus-visible + span": {
    opacity: 1,
    outline: "2px solid",
    outlineColor: "primary.main",
  },
  "& input:checked + span": { opacity: 1, bgcolor: "primary.fill", color: "common.white" },
} as const;
