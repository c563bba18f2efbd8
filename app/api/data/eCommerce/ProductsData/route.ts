import { shopCalls } from "@/lib/office/shop/calls";
import { listProducts } from "@/lib/office/shop/service";
import { dataRoute } from "@/lib/server/fixture-route";

export const GET = dataRoute(shopCalls.list, listProducts);
