import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { Toaster } from "@/components/ui/toaster";
import { buildSongs } from "@/data/songs";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { mixesWith } from "@/lib/office/tables/rules";
import type { Song } from "@/lib/office/tables/schema";
import { useColumnStore } from "@/lib/office/tables/store";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import chinese from "@/messages/ch.json";
import english from "@/messages/en.json";
import { TablesScreen } from "./tables-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const songs: Song[] = buildSongs();
const byTitle = songs.toSorted((a, b) => a.title.localeCompare(b.title));
const [first, second] = byTitle;
if (!first || !second) throw new Error("the library is empty");

/** Few rows, because jsdom takes its time for each. */
function show(search = "rows=10", messages = english) {
  render(
    <English>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <Router path="/apps/tables" search={search}>
          <TablesScreen songs={songs} account={undefined} />
        </Router>
        <Toaster />
      </NextIntlClientProvider>
    </English>,
  );
}

/** What counts the pages loads by itself, and appears a moment after the rows. */
const pagesAreThere = () => screen.findByRole("combobox", { name: "Rows per page:" });

/** A dialog hides it from assistive technology, not from the eye. */
const table = () => screen.getByRole("grid", { hidden: true });
const rows = () => [...table().querySelectorAll("tbody > tr")] as HTMLElement[];
const heads = () => [...table().querySelectorAll("thead th")].map(({ textContent }) => textContent);
const titles = () => rows().map((row) => row.querySelectorAll("td")[1]?.textContent);
const cell = (name: string) => screen.getByTitle(name);

beforeEach(() => {
  localStorage.clear();
  deskStore("tables").setState({ desk: EMPTY_DESK });
  useColumnStore.getState().reset();
  useColumnStore.setState({ isDense: false });
});

test("a column's head sorts by it, and once more the other way", () => {
  show();
  expect(titles()).toEqual(byTitle.slice(0, 10).map(({ title }) => title));
  const head = within(table()).getByRole("columnheader", { name: "BPM" });
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "ascending");
  const slowest = songs.toSorted((a, b) => a.bpm - b.bpm || a.title.localeCompare(b.title));
  expect(titles()).toEqual(slowest.slice(0, 10).map(({ title }) => title));
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "descending");
  const fastest = Math.max(...songs.map(({ bpm }) => bpm));
  expect(rows()[0]).toHaveTextContent(String(fastest));
});

test("genre and search leave fewer songs, on fewer pages", async () => {
  show("rows=10&page=3");
  fireEvent.click(screen.getByRole("button", { name: "Genre: All genres" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Techno" }));
  const techno = songs.filter(({ genre }) => genre === "Techno");
  expect(await screen.findByText(`1–10 of ${techno.length}`)).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Search songs" });
  fireEvent.change(field, { target: { value: "no such words" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("1–10 of 120")).toBeVisible();
});

test("the table has pages of as many rows as one likes", async () => {
  show("rows=10");
  expect(await screen.findByText("1–10 of 120")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Go to next page" }));
  expect(await screen.findByText("11–20 of 120")).toBeVisible();
  fireEvent.change(screen.getByRole("combobox", { name: "Rows per page:" }), {
    target: { value: "50" },
  });
  expect(await screen.findByText("1–50 of 120")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Go to last page" }));
  expect(await screen.findByText("101–120 of 120")).toBeVisible();
});

test("a cell is corrected in its place, and a wrong value is refused there", async () => {
  show();
  const name = `Edit BPM of ${first.title}`;
  await userEvent.click(cell(name));
  const field = await screen.findByRole("textbox", { name });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, "999{Enter}");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("A whole number from 40 to 220.");
  await userEvent.clear(field);
  await userEvent.type(field, "121{Enter}");
  expect(cell(name)).toHaveFocus();
  expect(cell(name)).toHaveTextContent("121");
  await userEvent.keyboard("{Enter}");
  await userEvent.type(await screen.findByRole("textbox", { name }), "5{Escape}");
  expect(cell(name)).toHaveTextContent("121");
});

test("the rows are one stop of the Tab key, and the arrow keys walk through their controls", async () => {
  show();
  const tabStops = () => table().querySelectorAll("tbody [tabindex='0']");
  expect(tabStops()).toHaveLength(1);
  const box = (title: string) => screen.getByRole("checkbox", { name: `Select ${title}` });
  act(() => box(first.title).focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(box(second.title)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(cell(`Edit BPM of ${second.title}`)).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  expect(screen.getByRole("button", { name: `Details of ${second.title}` })).toHaveFocus();
  // What is unfolded has no control, and is passed over.
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(box(String(byTitle[2]?.title))).toHaveFocus();
  expect(tabStops()).toHaveLength(1);
});

test("selected songs are deleted together, with a way back", async () => {
  show();
  for (const { title } of [first, second])
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${title}` }));
  expect(screen.getByRole("checkbox", { name: "Select this page" })).toBePartiallyChecked();
  const bar = within(screen.getByRole("toolbar", { name: "2 songs selected" }));
  fireEvent.click(bar.getByRole("button", { name: "Delete" }));
  expect(titles()).not.toContain(first.title);
  expect(await screen.findByText("1–10 of 118")).toBeVisible();
  const toast = (await screen.findByText("2 songs deleted.")).closest("li") as HTMLElement;
  fireEvent.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([first.title, second.title]));
});

test("a row unfolds to what mixes with its song", () => {
  const song = byTitle.slice(0, 10).find((one) => mixesWith(one, songs, 4).length > 0);
  if (!song) throw new Error("nothing mixes with the first songs");
  show();
  const button = screen.getByRole("button", { name: `Details of ${song.title}` });
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  for (const { title, artist } of mixesWith(song, songs, 4))
    expect(screen.getByText(`${title} · ${artist}`)).toBeVisible();
  fireEvent.click(button);
  expect(screen.queryByText("Mixes well with")).toBeNull();
});

test("columns are hidden and moved with the keyboard, and reset", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Choose columns" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose columns" }));
  act(() => dialog.getByRole("checkbox", { name: "Artist" }).focus());
  await userEvent.keyboard(" ");
  act(() => dialog.getByRole("button", { name: "Move BPM up" }).focus());
  await userEvent.keyboard("{Enter}");
  expect(heads().slice(1, 4)).toEqual(["Title", "BPM", "Genre"]);
  await userEvent.keyboard("{Enter}{Enter}");
  expect(heads()[1]).toBe("BPM");
  fireEvent.click(dialog.getByRole("button", { name: "Reset" }));
  expect(heads().slice(1, 4)).toEqual(["Title", "Artist", "Genre"]);
});

test("all songs that match are downloaded in order, with the columns that are shown", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  useColumnStore.setState({ hidden: ["artist", "genre", "key", "year", "rating", "added"] });
  show("rows=10&sort=-bpm");
  await pagesAreThere();
  fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder().decode(await saved[0]?.arrayBuffer());
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(121);
  expect(lines[0]).toBe("Title,BPM,Length");
  expect(lines[1]).toMatch(/^[^,]+,17\d,\d:\d\d$/);
  click.mockRestore();
});

test("genres are words of the visitor's language: in the filter, in the rows and in the file", async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return "blob:songs";
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  show("rows=10&genre=Techno", chinese);
  await pagesAreThere();
  expect(screen.getByRole("button", { name: /科技舞曲$/ })).toBeVisible();
  const techno = songs.filter(({ genre }) => genre === "Techno");
  expect(rows()).toHaveLength(Math.min(10, techno.length));
  for (const row of rows()) {
    expect(row).toHaveTextContent("科技舞曲");
    expect(row).not.toHaveTextContent("Techno");
  }
  fireEvent.click(screen.getByRole("button", { name: chinese.tables.download }));
  await waitFor(() => expect(saved).toBeDefined());
  const lines = new TextDecoder()
    .decode(await saved?.arrayBuffer())
    .trim()
    .split("\r\n");
  expect(lines.filter((line) => line.includes("科技舞曲"))).toHaveLength(techno.length);
  click.mockRestore();
});

test("an empty desk says so, and shows the samples again", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Start empty" }));
  expect(await screen.findByRole("heading", { name: "No songs here" })).toBeVisible();
  fireEvent.click(screen.getAllByRole("button", { name: "Show sample data" })[1] as HTMLElement);
  expect(titles()[0]).toBe(first.title);
});

test("a letter in the search renders the bar and, once, the table", async () => {
  show();
  await pagesAreThere();
  const field = screen.getByRole("textbox", { name: "Search songs" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: "e" } }));
  });
  expect([renders.TableBar, renders.SongTable, renders.TablePages]).toEqual([1, 1, 1]);
  expect(renders.TablesArea ?? 0).toBe(0);
});
