import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { LandingPart, prose } from "./landing-part";

const steps = ["ask", "decide", "play"] as const;

export function StepsPart() {
  const t = useTranslations("landing.steps");
  return (
    <LandingPart title={t("title")}>
      <Box
        component="ol"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gridTemplateColumns: { md: "repeat(3, 1fr)" },
          gap: { xs: 4, md: 5 },
        }}
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step}
            sx={{ borderBlockStart: "1px solid", borderColor: "divider", pt: 3 }}
          >
            <Typography
              aria-hidden
              sx={{ fontSize: "1.5rem", fontWeight: 700, lineHeight: 1, color: "primary.main" }}
            >
              {index + 1}
            </Typography>
            <Typography component="h3" variant="h3" sx={{ mt: 2.5 }}>
              {t(`${step}.title`)}
            </Typography>
            <Typography sx={{ ...prose, fontSize: "1rem", mt: 1 }}>{t(`${step}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </LandingPart>
  );
}
