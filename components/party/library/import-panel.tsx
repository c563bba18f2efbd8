import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconX, type TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { IconButton } from "@/components/ui/button";
import { clamp } from "@/components/ui/clamp";

type Props = {
  icon: TablerIcon;
  color: "primary" | "success" | "error";
  title: string;
  about: string;
  /** Beside the title: the way to give up. */
  action?: ReactNode;
  onDismiss?: () => void;
  children?: ReactNode;
};

/** A card about an import. */
export function ImportPanel({
  icon: Icon,
  color,
  title,
  about,
  action,
  onDismiss,
  children,
}: Props) {
  const t = useTranslations("library.import");
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: "grid",
        alignContent: "start",
        gap: 1.5,
        p: 2,
        borderRadius: 1,
        bgcolor: "background.paper",
        minWidth: 0,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <Box
          sx={{
            p: 1,
            display: "flex",
            borderRadius: 1,
            bgcolor: `${color}.light`,
            color: `${color}.main`,
          }}
        >
          <Icon size={20} aria-hidden />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} component="h2" variant="subtitle1" dir="auto" sx={clamp(1)}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {about}
          </Typography>
        </Box>
        {action}
        {onDismiss && (
          <IconButton aria-label={t("hide", { file: title })} onClick={onDismiss} edge="end">
            <IconX size={20} />
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  );
}
