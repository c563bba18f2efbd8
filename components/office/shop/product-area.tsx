import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { roomForThumb } from "@/components/office/thumb-reach";
import { useHydratedValue } from "@/lib/client/scheduling/use-hydrated-value";
import { isSampleId } from "@/lib/office/desk/items";
import { useProducts } from "@/lib/office/shop/hooks";
import { languageOf, relatedTo } from "@/lib/office/shop/rules";
import type { Product } from "@/lib/office/shop/schema";
import { MissingProductScreen } from "./missing-product-screen";
import { ProductGallery } from "./product-gallery";
import { ProductGrid } from "./product-grid";
import { ProductOrder } from "./product-order";
import { ReviewsSection } from "./reviews-section";

const RELATED = 4;

/** A product: its pictures, what it costs, what people say, and what goes with it. */
export function ProductArea({ id }: { id: number }) {
  const t = useTranslations("shop");
  const { products, error, retry } = useProducts();
  const product = products?.find((one) => one.id === id);
  // What the visitor has added is on the device: the server's HTML cannot say that it is missing.
  const isRead = useHydratedValue(() => true, isSampleId(id));
  if (!products && error) {
    return <AreaFailed title={t("failed")} error={error} onRetry={retry} />;
  }
  if (!products || (!product && !isRead))
    return <Skeleton variant="rounded" height={400} aria-busy />;
  if (!product) return <MissingProductScreen />;
  return (
    <Box {...SAMPLES_INSIDE} sx={roomForThumb}>
      <FoundProduct key={id} product={product} related={relatedTo(product, products, RELATED)} />
    </Box>
  );
}

function FoundProduct({ product, related }: { product: Product; related: Product[] }) {
  const t = useTranslations("shop");
  const labels = useTranslations("labels");
  const [color, setColor] = useState(product.colors[0]);
  return (
    <>
      <PageHead
        title={product.title}
        titleLang={languageOf(product)}
        trail={[
          { label: labels("Ecommerce") },
          { label: labels("Shop"), href: "/apps/ecommerce/shop" },
        ]}
        name={labels("Detail")}
      />
      <Box
        sx={{
          display: "grid",
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 6fr)" },
          alignItems: "start",
        }}
      >
        <ProductGallery product={product} color={color} onColor={setColor} />
        <ProductOrder product={product} color={color} onColor={setColor} />
      </Box>
      <ReviewsSection product={product} />
      <Box component="section" aria-labelledby="related-products" sx={{ mt: 5 }}>
        <Typography id="related-products" component="h2" variant="h4" sx={{ mb: 2 }}>
          {t("related")}
        </Typography>
        <ProductGrid products={related} label={t("related")} />
      </Box>
    </>
  );
}
