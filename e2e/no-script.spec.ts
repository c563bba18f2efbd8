import type { Page } from "@playwright/test";
import { isolated } from "@/components/ui/isolated";
import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

async function ask(page: Page, song: string, artist = "") {
  await page.getByRole("combobox", { name: "Song" }).fill(song);
  await page.getByLabel("Artist (optional)").fill(artist);
  await page.getByRole("button", { name: "Request song" }).click();
}

test("a guest without scripts reads tonight's list and turns its pages", async ({ page }) => {
  await page.goto("/requests?event=PARTY2");
  await expect(page.getByText("Lena & Omar")).toBeVisible();
  const tonight = page.getByRole("region", { name: "Tonight" });
  const rows = tonight.getByRole("list").first().getByRole("listitem");
  // What is playing stands above, and not a second time in the list.
  await expect(rows).toHaveCount(9);
  const first = String(await rows.first().textContent());

  await tonight.getByRole("link", { name: "Go to next page" }).click();
  await expect(page).toHaveURL(/event=PARTY2.*page=2/);
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).not.toHaveText(first);
});

test("a guest without scripts requests a song and sees the answer on the page", async ({
  page,
  newEvent,
}) => {
  const { code } = await newEvent();
  await page.goto(`/requests?event=${code}`);
  await ask(page, "Nefeli", "Anna Vissi");

  await expect(page.getByRole("alert")).toHaveText(`“${isolated("Nefeli")}” is with the DJ.`);
  const tonight = page.getByRole("region", { name: "Tonight" });
  await expect(tonight.getByRole("listitem").filter({ hasText: "Nefeli" })).toContainText(
    "Waiting",
  );
  await expect(page.getByRole("combobox", { name: "Song" })).toHaveValue("");
});

test("a second guest without scripts learns that the song is already on the list", async ({
  asGuest,
  newEvent,
}) => {
  const { code } = await newEvent();
  for (const answer of [
    `“${isolated("Nefeli")}” is with the DJ.`,
    `“${isolated("Nefeli")}” is already on the list`,
  ]) {
    const page = await asGuest();
    await page.goto(`/requests?event=${code}`);
    await ask(page, "Nefeli");
    await expect(page.getByRole("alert")).toContainText(answer);
  }
});

test("a refusal without scripts says why and keeps what was typed", async ({ page, newEvent }) => {
  const { code } = await newEvent({ settings: { pauseSeconds: 60 } });
  await page.goto(`/requests?event=${code}`);
  await ask(page, "Nefeli", "Anna Vissi");
  await page.getByRole("combobox", { name: "Song" }).fill("Zeibekiko");
  await page.getByText("Add your name or a dedication").click();
  await page.getByLabel("Your name").fill("Lea");
  await page.getByLabel("Dedication or message").fill("For Omar");
  await ask(page, "Zeibekiko", "Stratos Dionysiou");

  await expect(page.getByRole("alert")).toContainText("That was quick!");
  await expect(page.getByRole("combobox", { name: "Song" })).toHaveValue("Zeibekiko");
  await expect(page.getByLabel("Artist (optional)")).toHaveValue("Stratos Dionysiou");
  await expect(page.getByLabel("Your name")).toHaveValue("Lea");
  await expect(page.getByLabel("Dedication or message")).toHaveValue("For Omar");
});

test("a guest without scripts swaps a waiting song at the limit", async ({ page, newEvent }) => {
  const { code } = await newEvent({ settings: { waitingLimit: 1 } });
  await page.goto(`/requests?event=${code}`);
  await ask(page, "Nefeli", "Anna Vissi");
  await page.getByRole("combobox", { name: "Song" }).fill("Zeibekiko");
  await page.getByRole("radio", { name: /Nefeli/ }).check();
  await page.getByRole("button", { name: "Swap song" }).click();

  const own = page.getByRole("region", { name: "Your requests" });
  await expect(own.getByRole("listitem")).toHaveText(/Zeibekiko/);
});

test("a guest without scripts votes, takes the vote back, and withdraws their own request", async ({
  page,
  asGuest,
  newEvent,
}) => {
  const { code } = await newEvent();
  await page.goto(`/requests?event=${code}`);
  await ask(page, "Nefeli");
  const other = await asGuest();
  await other.goto(`/requests?event=${code}`);
  await other.getByRole("button", { name: "Vote for Nefeli (1 vote)" }).click();
  await other.getByRole("button", { name: "Withdraw your vote for Nefeli (2 votes)" }).click();
  await expect(other.getByRole("button", { name: "Vote for Nefeli (1 vote)" })).toBeVisible();

  const own = page.getByRole("region", { name: "Your requests" });
  await own.getByRole("button", { name: "Withdraw Nefeli" }).click();
  await expect(page.getByText("The list is empty.")).toBeVisible();
  await expect(own).toHaveCount(0);
});

test("a phone without scripts and with a forged cookie sees an error, and succeeds on the next try", async ({
  page,
  context,
  baseURL,
  newEvent,
}) => {
  const { code } = await newEvent();
  const value = "3f2b8c1e-0000-4000-8000-000000000000.forged";
  await page.goto(`/requests?event=${code}`);
  await context.addCookies([{ name: "guest", value, url: baseURL ?? "" }]);
  await ask(page, "Nefeli");
  await expect(page.getByRole("alert")).toContainText("couldn’t recognise");
  await expect(page.getByRole("combobox", { name: "Song" })).toHaveValue("Nefeli");

  await page.getByRole("button", { name: "Request song" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${isolated("Nefeli")}” is with the DJ.`);
});
