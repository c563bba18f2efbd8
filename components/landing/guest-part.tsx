import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FactList } from "./fact-list";
import { LandingPart } from "./landing-part";
import { ProductPicture } from "./product-picture";

/** What guests get, and how the DJ's answer looks. */
export function GuestPart() {
  const t = useTranslations("landing.guests");
  return (
    <LandingPart title={t("title")} lead={t("lead")} isBand>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { md: "minmax(0, 1fr) 300px" },
          gap: { xs: 5, md: 10 },
          alignItems: "end",
        }}
      >
        <FactList facts={["free", "answer", "vote", "reception"]} columns={2} />
        {/* Reaches up beside the heading, where there is room. */}
        <Box
          sx={{ width: { xs: 240, md: 300 }, marginInline: { xs: "auto", md: 0 }, mt: { md: -28 } }}
        >
          <ProductPicture name="own" sx={{ borderRadius: "26px" }} />
        </Box>
      </Box>
    </LandingPart>
  );
}
