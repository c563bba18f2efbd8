import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { EqualizerArt } from "@/components/ui/equalizer-art";
import { DjDoor } from "./dj-door";
import { headline, prose, width } from "./landing-part";

/** Repeats both entrances for visitors who read to the end. */
export function ClosingPart() {
  const t = useTranslations("landing.closing");
  return (
    <Box component="section" aria-labelledby="closing">
      <Box
        sx={{
          ...width,
          py: { xs: 9, md: 15 },
          display: "grid",
          justifyItems: "center",
          gap: 2.5,
          textAlign: "center",
        }}
      >
        <Box sx={{ display: "grid", width: 260, height: 96, mb: 1 }}>
          <EqualizerArt />
        </Box>
        <Typography id="closing" component="h2" sx={headline}>
          {t("title")}
        </Typography>
        <Typography sx={{ ...prose, maxWidth: 520 }}>{t("text")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1.5, mt: 1 }}>
          <Button component={Link} href="/requests" variant="contained" size="large">
            {t("join")}
          </Button>
          <DjDoor />
        </Box>
      </Box>
    </Box>
  );
}
