import { colorNameOf, type View, WHOLE_SHOP } from "./rules";
import { filterNames, filtersSchema, knownColors, NO_FILTERS, sorts } from "./schema";

type Query = Record<string, string | string[] | undefined>;

/** The view that an address asks for. It names colours by words. */
export function viewOfQuery(query: Query): View {
  const color = knownColors.find((hex) => colorNameOf(hex) === query.color) ?? "All";
  return {
    search: typeof query.search === "string" ? query.search : "",
    filters: filtersSchema.parse({ ...query, color }),
    sort: sorts.find((known) => known === query.sort) ?? WHOLE_SHOP.sort,
  };
}

/** The part of an address that asks for a view, without what goes without saying. */
export function queryOfView({ search, filters, sort }: View) {
  const query = new URLSearchParams();
  if (search.trim()) query.set("search", search.trim());
  for (const name of filterNames) {
    const value = name === "color" ? (colorNameOf(filters.color) ?? "All") : filters[name];
    if (value !== NO_FILTERS[name]) query.set(name, value);
  }
  if (sort !== WHOLE_SHOP.sort) query.set("sort", sort);
  return String(query);
}
