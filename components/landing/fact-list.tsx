import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  IconArrowBackUp,
  IconBookmark,
  IconCookie,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEyeOff,
  IconHomeShield,
  IconHourglass,
  IconListNumbers,
  IconMessageCircle,
  IconStack2,
  IconThumbUp,
  IconWifiOff,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";

const icons = {
  free: IconDeviceMobile,
  answer: IconMessageCircle,
  vote: IconThumbUp,
  reception: IconWifiOff,
  card: IconStack2,
  order: IconListNumbers,
  later: IconBookmark,
  undo: IconArrowBackUp,
  limits: IconHourglass,
  booth: IconDeviceTablet,
  words: IconEyeOff,
  cookie: IconCookie,
  site: IconHomeShield,
};

/** Facts about the product, side by side where there is room. */
export function FactList({ facts, columns }: { facts: (keyof typeof icons)[]; columns: 2 | 3 }) {
  const t = useTranslations("landing.facts");
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "grid",
        gridTemplateColumns: { sm: "repeat(2, 1fr)", md: `repeat(${columns}, 1fr)` },
        columnGap: { xs: 4, md: 6 },
        rowGap: { xs: 3.5, md: 5 },
      }}
    >
      {facts.map((fact) => {
        const Icon = icons[fact];
        return (
          <Box component="li" key={fact}>
            <Box aria-hidden sx={{ color: "primary.main", display: "flex", mb: 1.5 }}>
              <Icon size={28} stroke={1.5} />
            </Box>
            <Typography component="h3" variant="h5">
              {t(`${fact}.title`)}
            </Typography>
            <Typography
              sx={{ mt: 0.75, fontSize: "0.9375rem", lineHeight: 1.6, color: "text.secondary" }}
            >
              {t(`${fact}.text`)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
