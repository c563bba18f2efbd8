import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";

const ways = [
  [
    "of an app without storage",
    () => {
      for (const name of ["localStorage", "sessionStorage"] as const)
        Object.defineProperty(window, name, { value: null });
    },
  ],
  [
    "without room",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
] as const;

for (const [how, block] of ways) {
  test(`in a browser ${how}, a guest asks and the DJ answers`, async ({
    asDj,
    asGuest,
    newEvent,
  }) => {
    const event = await newEvent();
    const [guest, dj] = [await asGuest(), await asDj()];
    for (const page of [guest, dj]) await page.addInitScript(block);
    await guest.goto(`/requests?event=${event.code}`);
    await askFor(guest, "Zombie", "The Cranberries");
    await expect(own(guest).getByText("Waiting")).toBeVisible();

    await dj.goto(`/DJPortal?event=${event.id}`);
    await dj.getByRole("button", { name: "Accept Zombie" }).click();
    await expect(own(guest).getByText("Next up")).toBeVisible();
    await guest.reload();
    await expect(own(guest).getByText("Next up")).toBeVisible();
  });
}
