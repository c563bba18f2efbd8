import { expect, test } from "./fixtures";

/** What a page's first load may weigh: kilobytes of scripts and of the document, both gzip, and script files. */
const budgets = [
  { name: "the guest page", path: "/requests?event=PARTY2", script: 290, files: 18, document: 27 },
  { name: "the landing page", path: "/landingpage", script: 234, files: 15, document: 22 },
  { name: "the sign-in page", path: "/auth/login", script: 241, files: 15, document: 16 },
  { name: "the maintenance page", path: "/auth/maintenance", script: 220, files: 15, document: 11 },
  { name: "the board", path: "/DJPortal", script: 340, files: 20, document: 40, isOfDj: true },
  { name: "the notes", path: "/apps/notes", script: 282, files: 16, document: 22, isOfDj: true },
  { name: "the chats", path: "/apps/chats", script: 312, files: 18, document: 30, isOfDj: true },
  { name: "the mailbox", path: "/apps/email", script: 312, files: 18, document: 40, isOfDj: true },
  {
    name: "the calendar",
    path: "/apps/calendar",
    script: 320,
    files: 18,
    document: 25,
    isOfDj: true,
  },
  {
    name: "the contacts",
    path: "/apps/contacts",
    script: 308,
    files: 19,
    document: 34,
    isOfDj: true,
  },
  {
    name: "the tickets",
    path: "/apps/tickets",
    script: 312,
    files: 18,
    document: 25,
    isOfDj: true,
  },
];

for (const { name, path, isOfDj, ...budget } of budgets) {
  test(`the first load of ${name} stays within its budget`, async ({ asGuest, asDj }) => {
    const page = await (isOfDj ? asDj() : asGuest());
    const sizes: { type: string; bytes: Promise<number> }[] = [];
    page.on("requestfinished", (request) => {
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sizes.push({ type: request.resourceType(), bytes });
    });
    await page.goto(path, { waitUntil: "load" });
    // What a visitor may need later comes later, when the page rests.
    page.removeAllListeners("requestfinished");
    const loaded = [...sizes];

    const kilobytes = async (type: string) => {
      const bytes = await Promise.all(
        loaded.filter((one) => one.type === type).map((one) => one.bytes),
      );
      return bytes.reduce((sum, size) => sum + size, 0) / 1000;
    };
    const files = loaded.filter(({ type }) => type === "script").length;
    const [script, document] = [await kilobytes("script"), await kilobytes("document")];
    test.info().annotations.push({
      type: "first load",
      description: `${script.toFixed(1)} kB in ${files} files, document ${document.toFixed(1)} kB`,
    });
    // No file at all would be a mistake of this test.
    expect(files).toBeGreaterThan(3);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(files).toBeLessThanOrEqual(budget.files);
    expect(document).toBeLessThanOrEqual(budget.document);
  });
}
