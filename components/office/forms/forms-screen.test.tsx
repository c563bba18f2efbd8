import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { EMPTY_DRAFT } from "@/lib/office/forms/schema";
import { useBookingStore } from "@/lib/office/forms/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { FormsScreen } from "./forms-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

// The samples come once the page has loaded and rests.
Object.assign(window, { requestIdleCallback: (task: () => void) => setTimeout(task) });

function show(search = "") {
  return render(
    <English>
      <Router path="/apps/forms" search={search}>
        <FormsScreen account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const booking = () => within(screen.getByRole("region", { name: "Booking enquiry" }));
const field = (name: string) => booking().getByLabelText(new RegExp(`^${name}`));
const press = (name: string) => fireEvent.click(booking().getByRole("button", { name }));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function fillAccount() {
  fill("First name", "Lena");
  fill("Last name", "Haddad");
  fill("Email", "lena@example.com");
  fill("Code word", "blue lamps");
  fill("Repeat code word", "blue lamps");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useBookingStore.setState({ draft: EMPTY_DRAFT });
  for (const area of ["notes", "contacts", "calendar"] as const) {
    deskStore(area).setState({ desk: EMPTY_DESK });
  }
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("each wrong field says why, the first gets the focus, and a corrected one is quiet", async () => {
  show();
  fill("First name", "L");
  fill("Email", "lena@");
  fill("Code word", "short");
  fill("Repeat code word", "other");
  press("Next");
  const first = field("First name");
  await screen.findByText("The two code words differ.");
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription("Between 2 and 50 characters.");
  expect(field("Last name")).toHaveAccessibleDescription("Between 2 and 50 characters.");
  expect(field("Email")).toHaveAccessibleDescription(/^Enter an email address/);
  expect(field("Code word")).toHaveAccessibleDescription("At least 8 characters.");

  fill("First name", "Lena");
  fireEvent.input(first);
  expect(await screen.findByDisplayValue("Lena")).not.toHaveAccessibleDescription();
  expect(field("Email")).toBeInvalid();
});

test("the second step wants a colour unless it is skipped, and what was typed survives the way back", async () => {
  show();
  fillAccount();
  press("Next");
  expect(await booking().findByRole("heading", { name: "Profile" })).toHaveFocus();
  fill("Number of guests", "0");
  press("Next");
  expect(await screen.findByText("Choose at least one colour.")).toBeVisible();
  const guests = field("Number of guests");
  expect(guests).toHaveAccessibleDescription("A whole number from 1 to 100,000.");

  fill("Number of guests", "250");
  fireEvent.click(booking().getByRole("checkbox", { name: "Violet" }));
  expect(screen.queryByText("Choose at least one colour.")).toBeNull();
  fill("Date", "2026-12-05");
  expect(booking().getByText("Saturday, December 5, 2026")).toBeVisible();
  fireEvent.click(booking().getByRole("link", { name: "Back" }));
  expect(field("First name")).toHaveValue("Lena");
  press("Next");
  await booking().findByRole("heading", { name: "Profile" });
  expect(field("Number of guests")).toHaveValue(250);
  expect(booking().getByRole("checkbox", { name: "Violet" })).toBeChecked();
});

test("a finished enquiry is a note, a contact and an appointment, and Undo takes all three back", async () => {
  useBookingStore.getState().set({
    firstname: "Lena",
    lastname: "Haddad",
    email: "lena@example.com",
    password: "blue lamps",
    repeat: "blue lamps",
    occasion: "wedding",
    day: "2026-12-05",
    colors: ["violet"],
    plan: "<p>First dance</p>",
  });
  show("?step=finish");
  fireEvent.click(await booking().findByRole("button", { name: "Save enquiry" }));
  expect(await screen.findByText("Ask the client first.")).toBeVisible();
  await userEvent.click(booking().getByRole("checkbox", { name: /^The client agrees/ }));
  press("Save enquiry");
  expect(await booking().findByRole("heading", { name: "The enquiry is saved" })).toHaveFocus();
  const kept = (area: "notes" | "contacts" | "calendar") =>
    Object.values(deskStore(area).getState().desk.entries).filter(({ kind }) => kind === "added");
  expect(kept("notes")[0]?.fields.title?.value).toMatch(
    /^Wedding: Lena Haddad\n\nClient: Lena Haddad\n(?:.*\n)*Running order: First dance$/,
  );
  expect(kept("contacts")[0]?.fields.email?.value).toBe("lena@example.com");
  expect(kept("calendar")[0]?.fields.title?.value).toBe("Wedding: Lena Haddad");
  expect(booking().getByRole("link", { name: "Open calendar" })).toHaveAttribute(
    "href",
    "/apps/calendar?date=2026-12-05",
  );

  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await booking().findByRole("heading", { name: "Finish" })).toBeVisible();
  for (const area of ["notes", "contacts", "calendar"] as const) expect(kept(area)).toEqual([]);
});

test("an enquiry is discarded only after a question", async () => {
  show();
  expect(booking().queryByRole("button", { name: "Cancel" })).toBeNull();
  fill("First name", "Lena");
  press("Cancel");
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Keep writing" }));
  await waitForElementToBeRemoved(question);
  expect(field("First name")).toHaveValue("Lena");
  press("Cancel");
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await screen.findByText("The enquiry was discarded.")).toBeVisible();
  await waitFor(() => expect(field("First name")).toHaveValue(""));
});

test("a text file gives the list of songs", async () => {
  useBookingStore.getState().set({
    firstname: "Lena",
    lastname: "Haddad",
    email: "lena@example.com",
    password: "blue lamps",
    repeat: "blue lamps",
  });
  const { container } = show("?step=profile");
  await booking().findByRole("button", { name: "Choose file" });
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File([], "songs.txt", { type: "text/plain" });
  file.text = async () => "ABBA – Waterloo\nOne more\n";
  await act(async () => {
    fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  });
  expect(await screen.findByText("2 songs")).toBeVisible();
  press("Remove list");
  expect(useBookingStore.getState().draft.songs).toEqual([]);
});

test.each([
  ["disabled", "toBeDisabled"],
  ["error", "toBeInvalid"],
] as const)("in the state %s every text field is so", async (state, matcher) => {
  show(`?state=${state}`);
  const samples = within(screen.getByRole("region", { name: "Every input in every state" }));
  for (const one of await samples.findAllByRole("textbox")) expect(one)[matcher]();
});

test("what is read-only can be focused, but keeps its value", async () => {
  show("?state=readOnly");
  const samples = within(screen.getByRole("region", { name: "Every input in every state" }));
  const client = await samples.findByRole("textbox", { name: "Client" });
  await userEvent.type(client, "x");
  expect(client).toHaveFocus();
  expect(client).toHaveValue("Lena Haddad");
  const agreed = samples.getByRole("checkbox", { name: /^The client agrees/ });
  await userEvent.click(agreed);
  expect(agreed).toBeChecked();
});
