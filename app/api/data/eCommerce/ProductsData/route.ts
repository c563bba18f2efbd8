import { dataRoute } from "@/lib/http/data-route";
import { shopCalls } from "@/lib/shop/schema";
import { listProducts } from "@/lib/shop/service";

export const GET = dataRoute(shopCalls.list, listProducts);
