import { expect, expectNoAxeViolations, test } from "./fixtures";

test("a DJ makes an event, opens it, and deletes it again", async ({ asDj }) => {
  const page = await asDj();
  const name = `Night ${Date.now()}`;
  await page.goto("/DJPortal/events");
  await page.getByRole("button", { name: "New event" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Create event" }).click();

  await page.getByRole("button", { name: `Status of ${name}: Draft` }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /^Draft/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("menuitemradio", { name: /^Open/ }).click();
  await expect(page.getByRole("button", { name: `Status of ${name}: Open` })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("somebody who is not signed in is led to the sign-in and back", async ({ asGuest }) => {
  const page = await asGuest();
  await page.goto("/DJPortal/events");
  await expect(page).toHaveURL("/auth/login?next=%2FDJPortal%2Fevents");
});
