import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaSearch } from "@/components/office/desk/area-search";
import { ListPages } from "@/components/office/desk/list-pages";
import { NoMatches } from "@/components/office/desk/no-matches";
import { SampleLine } from "@/components/office/desk/sample-line";
import { SaveStatus } from "@/components/office/desk/save-status";
import { useSortedPages } from "@/components/office/desk/use-sorted-pages";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { Button } from "@/components/ui/button";
import { useProducts } from "@/lib/office/shop/hooks";
import type { Product } from "@/lib/office/shop/schema";
import { EmptyShop } from "./empty-shop";
import { ListBar } from "./list-bar";
import { listValues, TIES } from "./list-columns";
import { ListProvider } from "./list-provider";
import { ListTable } from "./list-table";
import { useListTools } from "./list-tools";

const ROWS = [0, 1, 2, 3, 4];

const NOTHING: readonly Product[] = [];

/** The products as a table, in which prices and stock are set. */
export function ListArea() {
  const t = useTranslations("shop");
  const { products, error, retry } = useProducts();
  return (
    <ListProvider products={products ?? NOTHING}>
      <ListHead />
      <Box {...SAMPLES_INSIDE}>
        {products ? (
          products.length > 0 ? (
            <PagedTable />
          ) : (
            <EmptyShop />
          )
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <Box aria-busy>
            {ROWS.map((row) => (
              <Skeleton key={row} variant="rounded" height={64} sx={{ mb: 1 }} />
            ))}
          </Box>
        )}
      </Box>
    </ListProvider>
  );
}

function ListHead() {
  const t = useTranslations("shop");
  const labels = useTranslations("labels");
  const { edit } = useListTools("actions");
  return (
    <PageHead
      title={labels("List")}
      trail={[
        { label: labels("Ecommerce") },
        { label: labels("Shop"), href: "/apps/ecommerce/shop" },
      ]}
      line={<SampleLine />}
      status={<SaveStatus />}
    >
      <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 220px" } }}>
        <ListSearch />
      </Box>
      <Button variant="contained" onClick={() => edit()}>
        <IconPlus size={20} aria-hidden />
        {t("form.new")}
      </Button>
    </PageHead>
  );
}

function ListSearch() {
  const t = useTranslations("shop");
  const { setSearch } = useListTools("actions");
  return <AreaSearch label={t("search")} value={useListTools("search")} onChange={setSearch} />;
}

function PagedTable() {
  const { listed, sort, page, pageHref } = useListTools("list");
  const { setPage, showAll } = useListTools("actions");
  const { rows, ...pages } = useSortedPages({
    items: listed,
    values: listValues,
    ties: TIES,
    sort,
    page,
  });
  if (rows.length === 0) return <NoMatches onShowAll={showAll} />;
  return (
    <Box sx={{ containerType: "inline-size", display: "grid", gap: 1 }}>
      <ListBar rows={rows} />
      <ListTable rows={rows} />
      <ListPages {...pages} hrefOf={pageHref} onGo={setPage} />
    </Box>
  );
}
