/** Leaves the page as the desks of this page load notice it: they write what is due. */
export function leavePage() {
  window.dispatchEvent(new Event("pagehide"));
}

/** What the device keeps of a desk once the page has been left. */
export function persistedDesk(name: string) {
  leavePage();
  return JSON.parse(localStorage.getItem(`crowdcue-desk-${name}`) ?? "null")?.state;
}
