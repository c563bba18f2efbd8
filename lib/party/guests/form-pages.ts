/** The guest page with a query, for the redirect after a plain form. */
export function guestPage(query: Record<string, string>) {
  return `/requests?${new URLSearchParams(query)}`;
}

/** The fields that say which view of which list a form was on, and how long each may be. */
const VIEW = { event: 6, filter: 10, search: 100, page: 6 };

/** The guest page with the view that a form was on. */
export function pageOfList(fields: URLSearchParams) {
  const view = Object.entries(VIEW).map(([name, most]) => [
    name,
    fields.get(name)?.slice(0, most) ?? "",
  ]);
  return guestPage(Object.fromEntries(view.filter(([, text]) => text)));
}
