import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { deskActions } from "@/lib/office/desk/actions";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { ContactsScreen } from "./contacts-screen";

holdToasts();

// Finding by role and reading files take jsdom seconds on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 20_000 });

function show() {
  render(
    <English>
      <Router path="/apps/contacts">
        <ContactsScreen contacts={[]} account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const desk = () => deskStore("contacts");
const add = (...people: object[]) => act(() => void deskActions(desk()).writeAll(people as []));
const dialogNamed = (name: string) => screen.findByRole("dialog", { name }).then(within);
const rows = () => screen.getAllByRole("link", { name: /No department|Hall/ });
const card = (...lines: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
const choose = (...contents: (string | Uint8Array<ArrayBuffer>)[]) =>
  fireEvent.change(screen.getByLabelText("Import vCards"), {
    target: { files: contents.map((content) => new File([content], "phone.vcf")) },
  });

async function fromMenu(name: string) {
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name }));
}

beforeEach(() => {
  localStorage.clear();
  desk().setState({ desk: EMPTY_DESK });
});

test("an import says who was added, updated and skipped, and can be undone as a whole", async () => {
  show();
  add({ firstname: "Ana", lastname: "Sand" }, { firstname: "Ben", company: "Hall" });
  const before = rows().map(({ textContent }) => textContent);
  choose(
    card("N:Sand;Ana", "TEL:+49 40 5550") + card("N:;Cem"),
    card("N:;Ben", "ORG:Hall") + card("NOTE:Nobody"),
  );
  const report = await dialogNamed("Import");
  expect(report.getAllByRole("heading", { level: 3 }).map((part) => part.textContent)).toEqual([
    "1 added",
    "1 updated",
    "2 skipped",
  ]);
  expect(report.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Cem",
    "Ana Sand",
    "Ben · already in your contacts",
    "without a name, phone or email",
  ]);
  expect(await screen.findAllByRole("link", { hidden: true, name: /Cem/ })).toHaveLength(1);
  fireEvent.click(report.getByRole("button", { name: "Undo import" }));
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(before));
  expect(JSON.stringify(desk().getState().desk)).not.toContain("+49 40 5550");
});

test.each([
  ["is no vCard", "Hello", /There’s no vCard in it/],
  ["is too large", new Uint8Array(10 * 1024 * 1024 + 1), /more than 10 MB/],
  [
    "does not fit on the desk",
    Array.from({ length: 300 }, (_, n) => card(`FN:Guest ${n}`, `NOTE:${"x".repeat(2000)}`)).join(
      "",
    ),
    /no room for that many contacts/,
  ],
])("a file that %s changes nothing, and the report says why", async (_, content, reason) => {
  show();
  choose(content);
  const report = await dialogNamed("Nothing was imported");
  expect(report.getByText(reason)).toBeVisible();
  expect(desk().getState().desk).toBe(EMPTY_DESK);
});

test("one contact, the ticked ones or all are exported as a file", async () => {
  const files: { name: string; blob: Blob }[] = [];
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: made.at(-1) as Blob });
  });
  show();
  add({ firstname: "Ana" }, { firstname: "Ben/Bo" }, { firstname: "Cem" });
  await fromMenu("Export all");
  await waitFor(() => expect(files).toHaveLength(1));
  const open = within(screen.getByRole("region", { name: "Selected contact" }));
  fireEvent.click(open.getByRole("button", { name: "Export vCard" }));
  await waitFor(() => expect(files).toHaveLength(2));
  for (const name of ["Select Ben/Bo", "Select Cem"])
    fireEvent.click(await screen.findByRole("checkbox", { name }));
  const bar = within(screen.getByRole("toolbar", { name: "2 selected" }));
  fireEvent.click(bar.getByRole("button", { name: "Export vCard" }));
  await waitFor(() => expect(files).toHaveLength(3));
  // Each has said so, and stands.
  const toasts = () => document.querySelectorAll("[data-sonner-toast][data-mounted=true]");
  await waitFor(() => expect(toasts()).toHaveLength(3));
  expect(files.map(({ name }) => name)).toEqual(["contacts.vcf", "Ana.vcf", "contacts.vcf"]);
  const texts = await Promise.all(
    files.map(async ({ blob }) => new TextDecoder().decode(await blob.arrayBuffer())),
  );
  expect(texts.map((text) => text.match(/^FN:.*$/gm)?.map((line) => line.trim()))).toEqual([
    ["FN:Ana", "FN:Ben/Bo", "FN:Cem"],
    ["FN:Ana"],
    ["FN:Ben/Bo", "FN:Cem"],
  ]);
});

test("duplicates are merged one by one or all at once, with a way back", async () => {
  show();
  add(
    { firstname: "Ana", lastname: "Sand", phone: "+49 40 5550", company: "Hall" },
    { firstname: "Ana", lastname: "Sand", email: "ana@hall.example" },
    { firstname: "Ben" },
    { firstname: "BEN", phone: "040 123456" },
  );
  await fromMenu("Find duplicates");
  const dialog = await dialogNamed("Find duplicates");
  fireEvent.click(dialog.getByRole("button", { name: "Merge Ana Sand" }));
  await waitFor(() =>
    expect(dialog.queryByRole("region", { name: "Ana Sand" })).not.toBeInTheDocument(),
  );
  const toast = (await screen.findByText("2 contacts merged.")).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo", hidden: true }));
  fireEvent.click(await dialog.findByRole("button", { name: "Merge all" }));
  expect(await dialog.findByRole("heading", { name: "No duplicates" })).toBeVisible();
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  const open = within(screen.getByRole("region", { name: "Selected contact" }));
  fireEvent.click(rows()[0] as HTMLElement);
  expect(open.getByRole("link", { name: "+49 40 5550" })).toBeVisible();
  expect(open.getByRole("link", { name: "ana@hall.example" })).toBeVisible();
});

test("an import that takes long says so, and how much is read, until its report is there", async () => {
  show();
  const arrivals: (() => void)[] = [];
  const slow = ["Ana", "Ben"].map((name) => {
    const file = new File([], `${name}.vcf`);
    const content = new TextEncoder().encode(card(`N:Sand;${name}`)).buffer;
    file.arrayBuffer = () => new Promise((resolve) => arrivals.push(() => resolve(content)));
    return file;
  });
  fireEvent.change(screen.getByLabelText("Import vCards"), { target: { files: slow } });
  await screen.findByText("Importing contacts…");
  expect(screen.queryByRole("progressbar")).toBeNull();
  await act(async () => arrivals[0]?.());
  const progress = await screen.findByRole("progressbar", { name: "Importing contacts…" });
  expect(progress).toHaveAttribute("value", "0.5");
  await act(async () => arrivals[1]?.());
  await dialogNamed("Import");
  await waitFor(() => expect(screen.queryByText("Importing contacts…")).not.toBeInTheDocument());
});
