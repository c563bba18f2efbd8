/** By which a page's address says who the guest is. */
export const ARRIVAL = "via";

/** Returns an address that names the event alone: whoever shares it, shares nothing of themselves. */
export function withoutArrival(address: string) {
  const url = new URL(address);
  url.searchParams.delete(ARRIVAL);
  return url.href;
}
