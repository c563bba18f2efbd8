import "server-only";
import { buildDoors, buildLanguages, buildOrders, buildRooms } from "@/data/dashboards";
import { listProducts } from "@/lib/office/shop/service";
import { singleton } from "@/lib/process/singleton";
import { salesOf } from "./rules";
import type { DoorWeek, GuestLanguage, LatestOrder, Room, Sales, Span } from "./schema";

/** How many a panel shows. */
const LATEST = 5;

/** Built when somebody first looks: it takes some milliseconds. */
const samples = singleton("sample orders", () => ({ orders: buildOrders() }));

/** Tells the sample shop in figures. Its present is the day of its last order. */
export function getSales(period: Span): Sales {
  const { orders } = samples.get();
  return salesOf(orders, listProducts(), period, orders.at(-1)?.at ?? new Date(0).toISOString());
}

export function listLatestOrders(): { orders: LatestOrder[] } {
  const titles = new Map(listProducts().map(({ id, title }) => [id, title]));
  const latest = samples.get().orders.slice(-LATEST).reverse();
  return {
    orders: latest.map(({ product, ...order }) => ({ ...order, title: titles.get(product) ?? "" })),
  };
}

export function listGuestLanguages(): { languages: GuestLanguage[] } {
  return { languages: buildLanguages().sort((a, b) => b.guests - a.guests) };
}

/** The sample residency of the page of charts, oldest week first. */
export function getResidency(): { weeks: DoorWeek[]; rooms: Room[] } {
  return { weeks: buildDoors(), rooms: buildRooms() };
}
