import Box from "@mui/material/Box";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconDeviceMobile,
  IconRefresh,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { VisuallyHidden, visuallyHidden } from "@/components/ui/visually-hidden";
import { useSaveStatus } from "@/lib/office/desk/hooks";

const looks = {
  device: { icon: IconDeviceMobile, color: "text.secondary" },
  saving: { icon: IconRefresh, color: "text.secondary" },
  saved: { icon: IconCircleCheck, color: "success.main" },
  offline: { icon: IconCloudOff, color: "warning.main" },
  failed: { icon: IconCloudOff, color: "warning.main" },
  full: { icon: IconAlertTriangle, color: "error.main" },
  signedOut: { icon: IconAlertTriangle, color: "error.main" },
  unkept: { icon: IconAlertTriangle, color: "error.main" },
};
const QUIET = ["device", "saving", "saved"];

/**
 * Says where the visitor's changes are; below a wide screen, only trouble has visible words. Screen readers hear of trouble only:
 * everything else would interrupt.
 */
export function SaveStatus() {
  const t = useTranslations("desk.status");
  const status = useSaveStatus();
  const { icon: Icon, color } = looks[status];
  const isQuiet = QUIET.includes(status);
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.75,
        color,
        typography: "body2",
        fontWeight: 500,
      }}
    >
      <Icon size={18} aria-hidden />
      <Box
        component="span"
        sx={[isQuiet && (({ breakpoints }) => ({ [breakpoints.down("md")]: visuallyHidden }))]}
      >
        {t(status)}
      </Box>
      <VisuallyHidden component="span" role="status">
        {isQuiet ? "" : t(status)}
      </VisuallyHidden>
    </Box>
  );
}
