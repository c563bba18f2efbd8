import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconRotate2 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { CustomizerSettings } from "@/lib/shell/customizer/schema";
import type { IdleReason } from "./use-idle-reason";

/** The settings in the panel; the board has a button for its booth mode, and the other two are transient. */
export type SettingName = Exclude<
  keyof CustomizerSettings,
  "isBooth" | "isSidebarHover" | "isMobileSidebar"
>;

type Props = {
  name: SettingName;
  labelId: string;
  value?: string;
  /** Why the control is disabled. */
  idle?: IdleReason | undefined;
  children: ReactNode;
};

/** One setting: its name, its control, and a reset button once it differs from the default. */
export function Setting({ name, labelId, value, idle, children }: Props) {
  const t = useTranslations("customizer");
  const isChosen = useCustomizer(({ choices }) => choices[name] !== undefined);
  const reset = useCustomizer((state) => state.reset);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: "flex", alignItems: "center", minHeight: 48, gap: 1 }}>
        <Typography id={labelId} variant="subtitle1" sx={{ flexGrow: 1 }}>
          {t(name)}
        </Typography>
        {value && <Typography color="text.secondary">{value}</Typography>}
        {isChosen && (
          <IconButton aria-label={t("reset", { name: t(name) })} onClick={() => reset(name)}>
            <IconRotate2 size={18} data-directional />
          </IconButton>
        )}
      </Box>
      {children}
      {idle && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t(`idle.${idle}`)}
        </Typography>
      )}
    </Box>
  );
}
