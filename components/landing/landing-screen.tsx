"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { SkipLink } from "@/components/ui/skip-link";
import { ClosingPart } from "./closing-part";
import { FactList } from "./fact-list";
import { GuestPart } from "./guest-part";
import { LandingFooter } from "./landing-footer";
import { LandingHeader } from "./landing-header";
import { LandingHero } from "./landing-hero";
import { LandingPart } from "./landing-part";
import { StepsPart } from "./steps-part";

const CONTENT_ID = "content";

/** The landing page: what Crowdcue is, and the entrances for guests with a code and for DJs. */
export function LandingScreen() {
  const t = useTranslations("landing");
  return (
    <>
      <SkipLink target={CONTENT_ID} />
      <LandingHeader />
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        // Arabic letters are joined; letter spacing made for Latin would tear them apart.
        sx={{ outline: "none", "&:lang(ar) :is(h1, h2)": { letterSpacing: 0, lineHeight: 1.35 } }}
      >
        <LandingHero />
        <StepsPart />
        <GuestPart />
        <LandingPart title={t("djs.title")} lead={t("djs.lead")}>
          <FactList facts={["card", "order", "later", "undo", "limits", "booth"]} columns={3} />
        </LandingPart>
        <LandingPart title={t("privacy.title")} isBand>
          <FactList facts={["words", "cookie", "site"]} columns={3} />
        </LandingPart>
        <ClosingPart />
      </Box>
      <LandingFooter />
    </>
  );
}
