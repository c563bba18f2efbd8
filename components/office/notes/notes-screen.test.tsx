import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildNotes } from "@/data/notes";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "../desk/desk-provider";
import { NotesArea } from "./notes-area";
import { NotesScreen } from "./notes-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

function show(screenOfNotes: ReactNode, search = "") {
  render(
    <English>
      <Router path="/apps/notes" search={search}>
        {screenOfNotes}
      </Router>
      <Toaster />
    </English>,
  );
}

const showNotes = () => show(<NotesScreen notes={buildNotes()} account={undefined} />);
const list = () => screen.getByRole("region", { name: "Your notes" });
const cards = () => within(list()).getAllByRole("link");
const titles = () => cards().map((card) => card.firstElementChild?.textContent);
const editor = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text of the note" });

beforeEach(() => {
  localStorage.clear();
  deskStore("notes").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("the chosen note stays open while the list around it changes", async () => {
  showNotes();
  fireEvent.click(screen.getByRole("link", { name: /^Buy before Saturday/ }));
  const text = editor().value;
  expect(text).toMatch(/^Buy before Saturday/);
  fireEvent.change(screen.getByRole("textbox", { name: "Search notes" }), {
    target: { value: "harbour" },
  });
  await waitFor(() => expect(titles()).toEqual(["Harbour Hall"]));
  expect(editor().value).toBe(text);
  act(() =>
    deskStore("notes")
      .getState()
      .change(() => EMPTY_DESK),
  );
  expect(editor().value).toBe(text);
});

test("what is typed is in the list when the typing rests, above the others, and on the device", async () => {
  showNotes();
  fireEvent.click(screen.getByRole("link", { name: /^Idea for the peak hour/ }));
  fireEvent.change(editor(), { target: { value: "A better idea\nHouse at 124" } });
  await waitFor(() => expect(titles()[0]).toBe("A better idea"));
  expect(cards()[0]).toHaveTextContent("House at 124");
  expect(JSON.stringify(persistedDesk("notes"))).toContain("A better idea");
  fireEvent.click(screen.getByRole("radio", { name: "Red" }));
  fireEvent.click(screen.getByRole("link", { name: "Red: 2 notes" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

test("an address that asks for a new note opens an empty one", async () => {
  show(<NotesScreen notes={buildNotes()} account={undefined} />, "new=1");
  await waitFor(() => expect(editor()).toHaveValue(""));
  expect(editor()).toHaveFocus();
  expect(Object.keys(deskStore("notes").getState().desk.entries)).toHaveLength(1);
});

test("a deleted note leaves the focus with its neighbour, and undo opens it again with the focus", async () => {
  showNotes();
  const [first, second] = titles();
  fireEvent.click(cards()[0] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(titles()[0]).toBe(second));
  expect(cards()[0]).toHaveFocus();
  // A real press gives the toast the focus, which it would give back to the neighbour.
  const undo = await screen.findByRole("button", { name: "Undo" });
  act(() => undo.focus());
  fireEvent.click(undo);
  await waitFor(() => expect(titles()[0]).toBe(first));
  await waitFor(() => expect(cards()[0]).toHaveFocus());
  expect(editor().value.split("\n")[0]).toBe(first);
});

test("arrow keys move through the list, Delete removes with a way back, and n adds", async () => {
  showNotes();
  const [first = "", second = "", third = ""] = titles().map(String);
  act(() => cards()[0]?.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(cards()[1]).toHaveFocus();
  expect(editor().value.split("\n")[0]).toBe(second);
  await userEvent.keyboard("{Delete}");
  await waitFor(() => expect(titles()).not.toContain(second));
  expect(editor().value.split("\n")[0]).toBe(third);
  expect(cards()[1]).toHaveFocus();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([first, second]));
  act(() => cards()[0]?.focus());
  await userEvent.keyboard("n");
  expect(titles()[0]).toBe("Empty note");
  expect(editor()).toHaveFocus();
  // The empty note is good enough for the next one, too.
  fireEvent.click(screen.getByRole("button", { name: "New note" }));
  expect(titles().filter((title) => title === "Empty note")).toHaveLength(1);
});

test("an empty desk says what to do, and the samples come back", async () => {
  showNotes();
  const [empty] = screen.getAllByRole("button", { name: "Start empty" });
  fireEvent.click(empty as HTMLElement);
  expect(screen.getByRole("heading", { name: "No notes yet" })).toBeVisible();
  expect(await screen.findByText("The sample data is hidden.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "No note is open" })).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole("button", { name: "Show sample data" })[0] as HTMLElement);
  expect(cards()).toHaveLength(4);
});

test("a search without a match offers everything again", async () => {
  showNotes();
  const search = screen.getByRole("textbox", { name: "Search notes" });
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByRole("heading", { name: "No matches" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(search).toHaveValue("");
});

test("notes that do not arrive can be tried again", async () => {
  show(
    <DeskProvider area="notes" account={undefined}>
      <NotesArea />
    </DeskProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the notes" })).toBeVisible();
  const text = async () => JSON.stringify(buildNotes());
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(cards()).toHaveLength(4));
});

test("a letter in the search renders the list, and nothing of the open note", async () => {
  showNotes();
  fireEvent.click(screen.getByRole("link", { name: /^Buy before Saturday/ }));
  const field = screen.getByRole("textbox", { name: "Search notes" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: "e" } }));
  });
  expect(renders.NoteList).toBe(1);
  const idle = ["NotesArea", "NotesFrame", "NoteEditor", "NoteFoot"];
  for (const name of idle) expect([name, renders[name] ?? 0]).toEqual([name, 0]);
});
