import Box from "@mui/material/Box";
import { IconPackage, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { SaveStatus } from "@/components/office/desk/save-status";
import { useSelection } from "@/components/office/desk/use-selection";
import { SAMPLES_INSIDE } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { Button, ButtonLink } from "@/components/ui/button";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useDeskStore } from "@/lib/office/desk/hooks";
import { useOrders } from "@/lib/office/orders/hooks";
import { orderActions } from "@/lib/office/orders/store";
import { OrderList } from "./order-list";
import { PrintButton } from "./print-button";
import { Receipt } from "./receipt";

/** The visitor's orders, and the receipt of the one that the address names. */
export function OrdersArea() {
  const t = useTranslations("orders");
  const labels = useTranslations("labels");
  const orders = useOrders();
  return (
    <>
      <PageHead
        title={t("title")}
        trail={[
          { label: labels("Ecommerce") },
          { label: labels("Shop"), href: "/apps/ecommerce/shop" },
        ]}
        status={<SaveStatus />}
      />
      <Box {...SAMPLES_INSIDE}>{orders.length > 0 ? <OrdersWithReceipt /> : <NoOrders />}</Box>
    </>
  );
}

function OrdersWithReceipt() {
  const t = useTranslations("orders");
  const showUndo = useUndoToast();
  const orders = useOrders();
  const { shown, chosen, hrefOf, select } = useSelection(orders, orders);
  const { remove } = orderActions(useDeskStore());

  function handleRemove(id: number) {
    if (id === chosen?.id) select(undefined, false);
    showUndo(t("deleted"), remove(id));
  }

  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        gridTemplateColumns: { md: "minmax(0, 340px) minmax(0, 1fr)" },
      }}
    >
      <OrderList orders={orders} shown={shown?.id} hrefOf={hrefOf} onSelect={select} />
      {shown && (
        <Box sx={{ display: "grid", gap: 1.5 }}>
          <Receipt order={shown} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <PrintButton />
            <Button color="inherit" onClick={() => handleRemove(shown.id)}>
              <IconTrash size={20} aria-hidden />
              {t("delete")}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function NoOrders() {
  const t = useTranslations("orders");
  return (
    <Box sx={{ display: "grid", justifyItems: "center" }}>
      <AreaNotice icon={IconPackage} title={t("empty.title")} text={t("empty.text")} />
      <ButtonLink href="/apps/ecommerce/shop" variant="contained">
        {t("toShop")}
      </ButtonLink>
    </Box>
  );
}
