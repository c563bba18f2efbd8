import { readFile } from "node:fs/promises";
import { choose, expect, expectNoAxeViolations, test } from "./fixtures";
import { journeys } from "./journeys";

/** A card of each version: a new person, a person of the samples with a new number, and the first one again. */
const CARDS = [
  "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:R=C3=A4ikk=C3=B6=\r\nnen;Aino\r\nTEL;CELL:+49 40 5550 1830\r\nEND:VCARD\r\n",
  "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Kozey;Cara;;;\r\nTEL;TYPE=CELL:+1 555 0\r\n 199\r\nEND:VCARD\r\n",
  "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Aino Räikkönen\r\nN:Räikkönen;Aino;;;\r\nEND:VCARD\r\n",
].join("");

for (const { size, viewport, isLanguage, words } of journeys) {
  test(`a visitor adds, finds, edits, imports and deletes contacts on ${size}, in ${isLanguage}`, async ({
    asGuest,
    baseURL,
  }) => {
    const { contacts, layout } = words;
    const isPhone = viewport.width < 600;
    const page = await asGuest();
    await page.setViewportSize(viewport);
    await choose(page.context(), baseURL, { isLanguage, activeMode: "dark" });
    await page.goto("/apps/contacts");
    const rows = page.getByRole("region", { name: contacts.list }).getByRole("link");
    const row = (name: string) => rows.filter({ hasText: name });
    const open = page.getByRole("region", { name: contacts.contact });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const back = () => (isPhone ? button(contacts.back).click() : undefined);
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    const search = page.getByRole("textbox", { name: contacts.search });
    const toasts = page.getByRole("region", { name: layout.toasts.region });
    await expect(rows).toHaveCount(24);
    await expectNoAxeViolations(page);

    await button(contacts.new).click();
    await button(contacts.form.add).click();
    await expect(field(contacts.fields.firstname)).toBeFocused();
    await expect(page.getByText(contacts.wrong.firstname)).toBeVisible();
    await field(contacts.fields.firstname).fill("Zoë");
    await field(contacts.fields.phone).fill("+49 (0)40 123 45");
    await field(contacts.fields.address).fill("Quay 7, Hamburg");
    await expectNoAxeViolations(page);
    await button(contacts.form.add).click();
    const call = open.getByRole("link", { name: contacts.call });
    await expect(call).toHaveAttribute("href", "tel:+494012345");
    await open.getByRole("button", { name: contacts.star.replace("{name}", "Zoë") }).click();
    await button(contacts.edit).click();
    await field(contacts.fields.phone).fill("nonsense");
    await button(contacts.form.cancel).click();
    await button(contacts.edit).click();
    await field(contacts.fields.lastname).fill("Sand");
    await expectNoAxeViolations(page);
    await button(contacts.form.save).click();
    await expect(open.getByRole("heading", { name: "Zoë Sand" }).first()).toBeVisible();
    await back();
    await search.fill("ZOE quay");
    await expect(rows).toHaveCount(1);
    await search.fill("");

    await row("Cara Kozey").click();
    await expect(open.getByRole("heading", { name: "Cara Kozey" }).first()).toBeVisible();
    await button(contacts.delete).click();
    await expect(row("Cara Kozey")).toHaveCount(0);
    await toasts.getByRole("button", { name: layout.toasts.undo }).click();
    // What comes back is open again.
    await back();
    await expect(row("Cara Kozey")).toBeVisible();

    await page.getByRole("checkbox").first().check();
    await button(contacts.unpick).click();

    const file = { name: "phone.vcf", mimeType: "text/vcard", buffer: Buffer.from(CARDS) };
    await page.locator("input[type=file]").setInputFiles(file);
    const report = page.getByRole("dialog", { name: contacts.import.title });
    await expect(report.getByRole("listitem")).toHaveText([
      "Aino Räikkönen",
      "Cara Kozey",
      `Aino Räikkönen · ${contacts.import.reasons.twice}`,
    ]);
    await expectNoAxeViolations(page);
    await button(contacts.import.close).click();
    const download = page.waitForEvent("download");
    await button(contacts.more).click();
    await page.getByRole("menuitem", { name: contacts.export.all }).click();
    const saved = await readFile(await (await download).path(), "utf8");
    expect(saved.match(/BEGIN:VCARD\r\nVERSION:3\.0/g)).toHaveLength(26);
    expect(saved).toContain("N:Räikkönen;Aino;;;");

    await choose(page.context(), baseURL, { isLanguage, activeMode: "light" });
    const starred = new RegExp(`^${contacts.filters.starred}`);
    await page.getByRole("link", { name: starred }).click();
    await expect(page).toHaveURL(/filter=starred/);
    await page.reload();
    await expect(row("Zoë Sand")).toBeVisible();
    await expect(row("Aino")).toHaveCount(0);
    await page.getByRole("link", { name: new RegExp(`^${contacts.filters.show_all}`) }).click();
    await expect(rows).toHaveCount(26);
    await row("Cara Kozey").click();
    await expect(open.getByRole("link", { name: "+1 555 0199" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
