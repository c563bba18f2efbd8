"use client";

import { DeskProvider } from "@/components/office/desk/desk-provider";
import { OrdersArea } from "./orders-area";

export function OrdersScreen({ account }: { account: string | undefined }) {
  return (
    <DeskProvider area="orders" account={account}>
      <OrdersArea />
    </DeskProvider>
  );
}
