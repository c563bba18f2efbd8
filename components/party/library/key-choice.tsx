import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { Pressable } from "@/components/ui/pressable";
import { musicalOf, wheel } from "@/lib/party/library/keys";
import styles from "./key-choice.module.css";
import { useLibraryView } from "./use-library-view";

/** Chooses the key of the tracks that are shown, and whether those that mix with it are as well. */
export function KeyChoice() {
  const t = useTranslations("library.filters");
  const { view, go } = useLibraryView();
  const choose = (key: string | undefined) =>
    go({ key, page: undefined, ...(!key && { neighbours: undefined }) });
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box
        role="group"
        aria-label={t("key")}
        sx={{ display: "grid", gap: 0.5, gridTemplateColumns: "repeat(4, 1fr)" }}
      >
        <Choice isChosen={!view.key} onChoose={() => choose(undefined)} isAny>
          {t("anyKey")}
        </Choice>
        {wheel.map((key) => (
          <Choice
            key={key}
            isChosen={view.key === key}
            onChoose={() => choose(view.key === key ? undefined : key)}
          >
            <bdi>
              {key}{" "}
              <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
                {musicalOf(key)}
              </Box>
            </bdi>
          </Choice>
        ))}
      </Box>
      <FormControlLabel
        sx={{ m: 0 }}
        control={
          <Switch
            checked={view.neighbours === "yes"}
            disabled={!view.key}
            onChange={(_, isOn) => go({ neighbours: isOn ? "yes" : undefined, page: undefined })}
          />
        }
        label={t("neighbours")}
      />
    </Box>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  /** Whether it stands for no choice: then there is nothing to take back. */
  isAny?: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

function Choice({ isChosen, isAny = false, onChoose, children }: ChoiceProps) {
  return (
    <Pressable
      aria-pressed={isChosen}
      aria-disabled={isAny && isChosen}
      className={isAny ? `${styles.key} ${styles.any}` : styles.key}
      onClick={onChoose}
    >
      {children}
    </Pressable>
  );
}
