import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { JoinForm } from "@/components/party/guests/join-form";
import { DjDoor } from "./dj-door";
import { prose, width } from "./landing-part";
import { ProductPicture } from "./product-picture";

/** The product in one sentence, both entrances, and a picture. */
export function LandingHero() {
  const t = useTranslations("landing.hero");
  return (
    <Box component="section" sx={{ overflow: "clip" }}>
      <Box
        sx={{
          ...width,
          pt: { xs: 4, sm: 7, md: 9 },
          display: "grid",
          gridTemplateColumns: { md: "minmax(0, 1fr) 360px" },
          // Not centred on each other: a slow phone paints one half before the other arrives.
          alignItems: "start",
          columnGap: { md: 6, lg: 10 },
          rowGap: 4,
        }}
      >
        <Box>
          <Typography
            component="h1"
            sx={{
              fontSize: "clamp(2.5rem, 1.75rem + 3.4vw, 4.125rem)",
              fontWeight: 700,
              lineHeight: 1.06,
              letterSpacing: "-0.035em",
              textWrap: "balance",
            }}
          >
            {t("title")}
          </Typography>
          <Typography
            sx={{
              ...prose,
              fontSize: { xs: "1.0625rem", md: "1.1875rem" },
              mt: 2.5,
              maxWidth: 560,
            }}
          >
            {t("lead")}
          </Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          <Card sx={{ p: { xs: 2.5, sm: 3 }, width: "100%" }}>
            <Typography component="h2" variant="h4">
              {t("guest")}
            </Typography>
            <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>{t("hint")}</Typography>
            <JoinForm />
          </Card>
          <DjDoor />
        </Box>
      </Box>
      <Pictures />
    </Box>
  );
}

/** The booth's tablet with a guest's phone in front; on narrow screens the tablet runs off the edge. */
function Pictures() {
  return (
    <Box
      sx={{
        ...width,
        position: "relative",
        pt: { xs: 4, md: 7 },
        pb: { xs: 5, md: 7 },
        isolation: "isolate",
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: "absolute",
          inset: "-10% -20% 0",
          zIndex: -1,
          pointerEvents: "none",
          background: `
            radial-gradient(closest-side at 34% 46%, color-mix(in srgb, var(--palette-primary-main) 26%, transparent), transparent),
            radial-gradient(closest-side at 72% 60%, color-mix(in srgb, var(--palette-secondary-main) 18%, transparent), transparent)`,
        }}
      />
      <Box sx={{ width: { xs: 660, sm: "100%" }, paddingInlineStart: { xs: 11, sm: 13, md: 20 } }}>
        <ProductPicture name="board" isFirst sx={{ borderRadius: "14px" }} />
      </Box>
      <Box
        sx={{
          position: "absolute",
          insetBlockEnd: { xs: 16, md: 24 },
          insetInlineStart: { xs: 20, sm: 40 },
          width: { xs: 150, sm: "21%" },
        }}
      >
        <ProductPicture name="guest" isFirst sx={{ borderRadius: { xs: "18px", md: "26px" } }} />
      </Box>
    </Box>
  );
}
