import english from "@/messages/en.json" with { type: "json" };
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words, modes } of journeys) {
  test(`a reader finds a post and comments on it for everybody on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { blog } = words;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[0] });
    await page.goto("/apps/blog/posts");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(6);
    await expectNoAxeViolations(page);

    await page.getByRole("link", { name: new RegExp(`^${blog.categories.Design} 2$`) }).click();
    await expect(cards).toHaveCount(2);
    await page.getByRole("link", { name: new RegExp(`^${blog.all} 10$`) }).click();
    await page.locator('a[href$="page=2"]').first().click();
    await expect(cards).toHaveCount(4);
    await page.getByRole("button", { name: new RegExp(`^${blog.sort}`) }).click();
    await page.getByRole("menuitemradio", { name: blog.orders.popular }).click();
    await expect(page).toHaveURL(/posts\?sort=popular$/);
    await page.getByRole("textbox", { name: blog.search }).fill("WALTZ");
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/search=WALTZ&sort=popular$/);
    await page.goBack();
    await expect(cards).toHaveCount(4);
    await page.goForward();
    await expect(cards).toHaveCount(1);
    await cards.getByRole("link").click();

    const title = "How to say no to a song and keep the room";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const field = page.getByRole("textbox", { name: blog.comment.label });
    const send = page.getByRole("button", { name: blog.comment.send, exact: true });
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const said = `Said on ${size}`;
    await field.fill(said);
    await send.click();
    const comments = page.locator("[aria-labelledby=comments] > li");
    const own = comments.filter({ hasText: said });
    await own.getByRole("button").click();
    await own.getByRole("textbox").fill("And a reply");
    await own.getByRole("button", { name: blog.reply, exact: true }).click();
    await expect(own.getByRole("listitem")).toContainText("And a reply");

    const other = await asGuest();
    await other.goto(page.url());
    const seen = other.getByRole("listitem").filter({ hasText: said }).first();
    await expect(seen).toContainText("And a reply");
    await other.goto("/apps/blog/detail/sleeping-after-sunrise");
    await expect(other.getByText(said)).toHaveCount(0);

    await choose(page.context(), baseURL, { isLanguage, activeMode: modes[1] });
    await page.reload();
    await expect(own).toContainText(said);
    await expectNoAxeViolations(page);
  });
}

test("a DJ comments by name, and a post's link has a title, a text and a picture", async ({
  asDj,
  request,
}) => {
  const page = await asDj();
  await page.goto("/apps/blog/detail/sleeping-after-sunrise");
  await expect(page.getByText("You’re writing as Mika")).toBeVisible();
  const about = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(about("title")).toHaveAttribute("content", "Sleeping after sunrise");
  await expect(about("description")).toHaveAttribute("content", /^The set ends at four/);
  const picture = await request.get(String(await about("image").getAttribute("content")));
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).length).toBeGreaterThan(10_000);
  const list = await (await request.get("/apps/blog/posts?category=Health&search=ears")).text();
  expect(list).toContain("Ears for life");
  expect(list).not.toContain("Sleeping after sunrise");
  const missing = await request.get("/apps/blog/detail/nobody-wrote-this");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(english.blog.missing.title);
});
