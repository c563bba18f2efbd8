import { shopCalls } from "@/lib/office/shop/calls";
import { listProducts } from "@/lib/office/shop/service";
import { fixtureRoute } from "@/lib/server/fixture-route";

export const GET = fixtureRoute(shopCalls.list, listProducts);
