import Box from "@mui/material/Box";
import { IconCheck, IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";
import styles from "./row-controls.module.css";
import { useEmailWords } from "./use-email-words";

type Props = {
  email: DeskEmail;
  /** Whether the Tab key stops here: of all rows only one. */
  isStop: boolean;
};

/** The picture, which turns into a tick when the mail is checked, and the star. */
export function RowControls({ email, isStop }: Props) {
  const t = useTranslations("email");
  const words = useEmailWords();
  const { isChecked } = useEmailTools("filter");
  const { check, setMark } = useEmailTools("actions");
  const { id, thumbnail, starred } = email;
  const subject = words.subject(email);
  const tabIndex = isStop ? 0 : -1;
  return (
    <>
      <Box component="label" sx={picture}>
        <Box component="img" src={thumbnail} alt="" width={40} height={40} />
        <input
          type="checkbox"
          aria-label={t("check", { subject })}
          checked={isChecked(id)}
          tabIndex={tabIndex}
          onChange={({ nativeEvent }) =>
            check(id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
        <span>
          <IconCheck size={22} aria-hidden />
        </span>
      </Box>
      <IconButton
        aria-label={t("star")}
        aria-pressed={starred}
        tabIndex={tabIndex}
        onClick={() => setMark([email], "starred", !starred)}
        color={starred ? "warning" : "muted"}
        className={styles.star}
      >
        {starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </IconButton>
    </>
  );
}

const picture = {
  position: "absolute",
  insetInlineStart: 4,
  top: 0,
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 80,
  cursor: "pointer",
  "& > *": { gridArea: "1 / 1" },
  "& img": { borderRadius: "50%" },
  "& input": { width: "100%", height: "100%", m: 0, opacity: 0, cursor: "pointer", zIndex: 1 },
  "& span": {
    display: "grid",
    placeItems: "center",
    width: 40,
    height: 40,
    borderRadius: "50%",
    bgcolor: "primary.fill",
    color: "common.white",
    opacity: 0,
  },
  "& input:checked + span": { opacity: 1 },
  "&:hover input:not(:checked) + span": { opacity: 0.6 },
  "& input:focus-visible + span": {
    outline: "2px solid var(--palette-primary-main)",
    outlineOffset: 2,
  },
} as const;
