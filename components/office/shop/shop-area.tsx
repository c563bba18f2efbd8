import Box from "@mui/material/Box";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { NoMatches } from "@/components/office/desk/no-matches";
import { SampleLine } from "@/components/office/desk/sample-line";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useSync } from "@/lib/client/effects/use-change";
import { useErrorText } from "@/lib/client/error-text";
import { useProducts } from "@/lib/office/shop/hooks";
import { inOrder, matching, setFilters } from "@/lib/office/shop/rules";
import { useShopStore } from "@/lib/office/shop/store";
import { EmptyShop } from "./empty-shop";
import { ProductGrid } from "./product-grid";
import { SetFilters } from "./set-filters";
import { ShopFilters } from "./shop-filters";
import { ShopSearch } from "./shop-search";
import { GridSkeleton } from "./shop-skeleton";
import { ShopContext, useShopTools } from "./shop-tools";
import { useShopAddress } from "./use-shop-address";

/** The shop: filters beside its products. */
export function ShopArea() {
  const t = useTranslations("shop");
  const labels = useTranslations("labels");
  const hrefOf = useShopAddress();
  const { products, error: failure, retry } = useProducts();
  const { productSearch, filters, sortBy, error, setError } = useShopStore((state) => state);
  useSync(failure, () => setError(failure));
  const view = { search: useDeferredValue(productSearch), filters, sort: sortBy };
  const listed = inOrder(matching(products ?? [], view), sortBy);

  return (
    <ShopContext value={{ products: products ?? [], listed, view, hrefOf }}>
      <PageHead
        title={labels("Shop")}
        trail={[{ label: labels("Ecommerce") }]}
        line={<SampleLine />}
      >
        <ShopSearch />
      </PageHead>
      <Box {...SAMPLES_INSIDE}>
        {products ? (
          <>
            {error && <Stale error={error} onRetry={retry} />}
            {products.length > 0 ? <FilteredProducts /> : <EmptyShop />}
          </>
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <GridSkeleton />
        )}
      </Box>
    </ShopContext>
  );
}

function FilteredProducts() {
  const t = useTranslations("shop");
  const { listed } = useShopTools();
  const { filters, reset } = useShopStore((state) => state);
  const drawer = useLazyPart(() => import("./filters-drawer").then((part) => part.FiltersDrawer));
  const count = setFilters(filters).length;
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "208px minmax(0, 1fr)" } }}>
      <Box
        component="aside"
        aria-label={t("filters.title")}
        sx={{ display: { xs: "none", md: "block" } }}
      >
        <ShopFilters />
      </Box>
      <Box component="section" aria-label={t("products")} sx={{ minWidth: 0 }}>
        <SetFilters>
          <Box sx={{ display: { md: "none" } }}>
            <Button
              variant="tinted"
              color={count > 0 ? "primary" : "inherit"}
              aria-haspopup="dialog"
              onClick={drawer.open}
            >
              <IconAdjustmentsHorizontal size={20} aria-hidden />
              {t("filters.open", { count })}
            </Button>
          </Box>
        </SetFilters>
        <Box sx={{ mt: 1 }}>
          {listed.length > 0 ? (
            <ProductGrid
              products={listed}
              color={filters.color === "All" ? undefined : filters.color}
            />
          ) : (
            <NoMatches onShowAll={reset} />
          )}
        </Box>
      </Box>
      {drawer.Part && <drawer.Part onClose={drawer.close} />}
    </Box>
  );
}

/** The products that are shown may have changed since: their latest load failed. */
function Stale({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations("layout");
  const errorText = useErrorText();
  return (
    <Box sx={{ mb: 2 }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    </Box>
  );
}
