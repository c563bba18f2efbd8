import { readFileSync } from "node:fs";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor posts, follows and looks at pictures on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { posts, followers, friends, gallery, files, labels, layout, pictures } = words;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/user-profile");
    const cards = page.getByRole("article");
    const tab = (name: string) =>
      page
        .getByRole("navigation", { name: words.userProfile.pages })
        .getByRole("link", { name, exact: true });

    await page.getByRole("textbox", { name: posts.compose }).fill("Free on Sunday?");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: files.addPhoto }).click(),
    ]);
    const buffer = readFileSync("public/apple-touch-icon.png");
    await chooser.setFiles({ name: "roof.png", mimeType: "image/png", buffer });
    await page
      .getByRole("textbox", { name: posts.titleOf.replace("{file}", "roof.png") })
      .fill("The roof");
    await page.getByRole("button", { name: posts.post, exact: true }).click();
    await expect(cards.first()).toContainText("Free on Sunday?");
    await cards.first().getByRole("textbox", { name: posts.write }).fill("I am in");
    await page.keyboard.press("Enter");
    await expect(cards.first().getByRole("listitem")).toContainText("I am in");
    const film = page.getByRole("button", { name: posts.play });
    await film.click();
    await expect(page.locator("video")).toHaveJSProperty("error", null);
    await expectNoAxeViolations(page);

    await tab(labels.Followers).click();
    await expect(page).toHaveURL(/followers/);
    const people = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(people).toHaveCount(20);
    const name = (await people.nth(1).textContent()) ?? "";
    const [follow, followed] = [followers.followName, followers.followedName].map((text) =>
      text.replace("{name}", name),
    );
    await page.getByRole("button", { name: String(follow), exact: true }).click();
    await expect(page.getByRole("button", { name: String(followed), exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await tab(labels.Friends).click();
    await page.getByRole("textbox", { name: friends.search }).fill(name.toUpperCase());
    await expect(people).toHaveText([name]);
    // The address follows when the typing rests.
    await expect(page).toHaveURL(/search=/);

    await tab(labels.Gallery).click();
    await expect(people).toHaveCount(12);
    const [, , third = ""] = await people.allTextContents();
    await page.getByRole("textbox", { name: gallery.search }).fill(third.toUpperCase());
    await expect(people).toHaveText([third]);
    await page.getByRole("textbox", { name: gallery.search }).fill("");
    await expect(people).toHaveCount(12);
    const [one = "", two = ""] = await people.allTextContents();
    const first = page.getByRole("button", { name: gallery.open.replace("{name}", one) });
    await first.press("Enter");
    const viewer = page.getByRole("dialog", { name: pictures.viewer.name });
    await expect(viewer).toContainText(one);
    await page.keyboard.press(isLanguage === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect(viewer.getByRole("img", { name: two })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    await tab(labels.Profile).click();
    await expect(page).toHaveURL(/user-profile/);
    await page.reload();
    await expect(cards.first()).toContainText("I am in");
    await expect(
      cards.first().getByRole("figure").getByRole("button", { name: "The roof" }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await cards.first().getByRole("button", { name: posts.more }).click();
    await page.getByRole("menuitem", { name: posts.delete }).click();
    await expect(cards.first()).not.toContainText("Free on Sunday?");
    const toasts = page.getByRole("region", { name: words.layout.toasts.region });
    await toasts.getByRole("button", { name: layout.toasts.undo }).click();
    await expect(cards.first()).toContainText("Free on Sunday?");
  });
}

test("likes, comments and replies reach the next load of another browser", async ({ asGuest }) => {
  const said = `Heard in row ${Date.now()}`;
  const [one, two] = [await asGuest(), await asGuest()];
  const open = async (page: typeof one) => {
    await page.goto("/apps/user-profile");
    return page.getByRole("article").nth(3);
  };
  const post = await open(one);
  const entries = post.getByRole("listitem");
  const likes = post.getByRole("button", { name: /^Like/ });
  const count = async (at: number) => Number((await likes.nth(at).textContent()) || 0);
  const [ofPost, wasLiked] = [await count(0), await likes.first().getAttribute("aria-pressed")];
  await likes.first().click();
  const moved = ofPost + (wasLiked === "true" ? -1 : 1);
  await expect(likes.first()).toHaveText(String(moved));
  await post.getByRole("textbox", { name: "Write a comment" }).fill(said);
  await one.keyboard.press("Enter");
  const comment = entries.filter({ hasText: said });
  await expect(comment).toContainText("Mika Laurent");
  const isLiked = one.waitForResponse((response) => response.url().endsWith("/replies/like"));
  await comment.getByRole("button", { name: "Like", exact: true }).click();
  await isLiked;
  await comment.getByRole("button", { name: /^Reply/ }).click();
  await comment.getByRole("textbox", { name: /^Reply/ }).fill("And at the bar");
  await one.keyboard.press("Enter");
  const reply = comment.getByRole("listitem").filter({ hasText: "And at the bar" });
  await Promise.all([
    one.waitForResponse((response) => response.url().endsWith("/replies/like")),
    reply.getByRole("button", { name: "Like", exact: true }).click(),
  ]);

  const elsewhere = await open(two);
  await expect(elsewhere.getByRole("button", { name: /^Like/ }).first()).toHaveText(String(moved));
  const heard = elsewhere.getByRole("listitem").filter({ hasText: said });
  await expect(heard).toContainText("And at the bar");
  await expect(heard.getByRole("button", { name: "Like: 1 like" })).toHaveCount(2);
});
