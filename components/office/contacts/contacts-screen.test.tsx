import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildContacts } from "@/data/contacts";
import { inOrder, nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "../desk/desk-provider";
import { ContactsArea } from "./contacts-area";
import { ContactsScreen } from "./contacts-screen";

holdToasts();

// Finding by role and reading files take jsdom seconds on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 20_000 });

const samples: Contact[] = buildContacts();
const names = inOrder(samples, "en", "firstname").map(nameOf);
const [first = "", second = "", third = ""] = names;

function show(content: ReactNode) {
  render(
    <English>
      <Router path="/apps/contacts">{content}</Router>
      <Toaster />
    </English>,
  );
}
const showContacts = () => show(<ContactsScreen contacts={samples} account={undefined} />);

const rows = () =>
  within(screen.getByRole("region", { name: "Your contacts" })).getAllByRole("link");
const shownNames = () => rows().map((row) => names.find((name) => row.textContent?.includes(name)));
const row = (name: string) =>
  rows().find(({ textContent }) => textContent?.includes(name)) as HTMLElement;
const open = () => within(screen.getByRole("region", { name: "Selected contact" }));
const press = (name: string | RegExp) => fireEvent.click(open().getByRole("button", { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(open().getByRole("textbox", { name }), { target: { value } });
/** The way back in the toast that says this. */
async function undo(said: string) {
  const toast = (await screen.findByText(said)).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
}

beforeEach(() => {
  localStorage.clear();
  deskStore("contacts").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("a phone number, an email and a place are links, and the page asks nothing of the map's site", () => {
  showContacts();
  const { id, phone, email, address } = samples.find((one) => nameOf(one) === first) as Contact;
  expect(open().getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:\+1/),
  );
  expect(open().getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  expect(open().getByRole("link", { name: "Chat" })).toHaveAttribute(
    "href",
    `/apps/chats?contact=${id}`,
  );
  expect(open().getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    `/apps/email?to=${encodeURIComponent(email)}`,
  );
  const map = open().getByRole("link", { name: address });
  expect(map).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search/),
  );
  expect(map).toHaveAttribute("rel", "noopener noreferrer");
});

test("edit mode takes what is typed, saves it, and cancels without a trace", async () => {
  showContacts();
  press("Edit contact");
  await open().findByRole("textbox", { name: "Phone" });
  type("Phone", "+49 40 5550");
  press("Cancel");
  expect(open().queryByText("+49 40 5550")).not.toBeInTheDocument();
  expect(open().getByRole("button", { name: "Edit contact" })).toHaveFocus();
  press("Edit contact");
  type("Phone", "ask Piet");
  type("First name", "Aaron");
  press("Save");
  await waitFor(() => expect(open().getByRole("textbox", { name: "Phone" })).toBeInvalid());
  expect(open().getByRole("textbox", { name: "Phone" })).toHaveFocus();
  type("Phone", "+49 40 5551");
  press("Save");
  expect(await open().findByRole("link", { name: "+49 40 5551" })).toBeVisible();
  expect(rows()[0]).toHaveTextContent("Aaron");
  expect(JSON.stringify(persistedDesk("contacts"))).toContain("+49 40 5551");
});

test("what is typed in edit mode is still there after a look at another contact", async () => {
  showContacts();
  press("Edit contact");
  await open().findByRole("textbox", { name: "Notes" });
  type("Notes", "Half a thought");
  fireEvent.click(row(second));
  expect(open().getByRole("heading", { name: second, level: 2 })).toBeVisible();
  fireEvent.click(row(first));
  expect(open().getByRole("textbox", { name: "Notes" })).toHaveValue("Half a thought");
});

test("what is typed in edit mode is still there after the page was loaded again, until it is saved or left", async () => {
  const beginEdit = async () => {
    press("Edit contact");
    return open().findByRole("textbox", { name: "Notes" });
  };
  const load = async () => {
    fireEvent(window, new Event("pagehide"));
    cleanup();
    showContacts();
    // The form is loaded once it is needed.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    return open().queryByRole("textbox", { name: "Notes" });
  };
  showContacts();
  await beginEdit();
  type("Notes", "Half a thought");
  expect(await load()).toHaveValue("Half a thought");
  press("Cancel");
  expect(await load()).toBeNull();
  await beginEdit();
  // Nothing was typed that could be lost.
  expect(await load()).toBeNull();
  await beginEdit();
  type("Notes", "Saved");
  press("Save");
  expect(await open().findByText("Saved")).toBeVisible();
  expect(await load()).toBeNull();
});

test("a new contact without a name or a company says so at the field, else it opens", async () => {
  showContacts();
  await userEvent.keyboard("n");
  const form = within(await screen.findByRole("dialog"));
  fireEvent.click(form.getByRole("button", { name: "Add" }));
  const name = form.getByRole("textbox", { name: "First name" });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription("Give a name or a company.");
  expect(deskStore("contacts").getState().desk).toBe(EMPTY_DESK);
  fireEvent.change(form.getByRole("textbox", { name: "Company" }), {
    target: { value: "Fjord Hall" },
  });
  fireEvent.click(form.getByRole("button", { name: "Add" }));
  expect(await open().findByRole("heading", { name: "Fjord Hall", level: 2 })).toBeVisible();
});

test("a half-filled new contact survives Escape, and Cancel forgets it", async () => {
  showContacts();
  const form = async () => {
    await userEvent.keyboard("n");
    return within(await screen.findByRole("dialog"));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const name = { name: /^First name/ };
  fireEvent.change((await form()).getByRole("textbox", name), { target: { value: "Zoe" } });
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(await screen.findByText("Your draft is kept.")).toBeVisible();
  const again = await form();
  expect(again.getByRole("textbox", name)).toHaveValue("Zoe");
  fireEvent.click(again.getByRole("button", { name: "Cancel" }));
  await gone();
  expect((await form()).getByRole("textbox", name)).toHaveValue("");
});

test("a star in the list is a filter in the side pane, and departments are others", async () => {
  showContacts();
  const side = within(
    screen.getAllByRole("navigation", { name: "Filter contacts" })[0] as HTMLElement,
  );
  const starred = samples.filter((one) => one.starred).length;
  expect(side.getByRole("link", { name: `Starred ${starred}` })).toBeVisible();
  const stars = screen.getAllByRole("button", { name: `Star ${first}` });
  fireEvent.click(stars[0] as HTMLElement);
  fireEvent.click(await side.findByRole("link", { name: /^Starred/ }));
  await waitFor(() => expect(rows().length).toBeLessThan(names.length));
  expect(shownNames().includes(first)).toBe(!samples.find((one) => nameOf(one) === first)?.starred);
  fireEvent.click(side.getByRole("link", { name: /^Sales/ }));
  const sales = samples.filter(({ department }) => department === "Sales").length;
  await waitFor(() => expect(rows()).toHaveLength(sales));
  fireEvent.change(screen.getByRole("textbox", { name: "Search contacts" }), {
    target: { value: "zzz" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(rows()).toHaveLength(names.length));
});

test("a deleted contact leaves the focus with its neighbour, and undo opens it again with the focus", async () => {
  showContacts();
  await userEvent.click(open().getByRole("button", { name: "Delete contact" }));
  await waitFor(() => expect(shownNames()[0]).toBe(second));
  expect(rows()[0]).toHaveFocus();
  await undo("Contact deleted.");
  await waitFor(() => expect(shownNames()[0]).toBe(first));
  await waitFor(() => expect(rows()[0]).toHaveFocus());
  expect(open().getByRole("heading", { name: first, level: 2 })).toBeVisible();
});

test("arrow keys walk through the contacts, and Delete removes with a way back", async () => {
  showContacts();
  act(() => rows()[0]?.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(rows()[1]).toHaveFocus();
  expect(open().getByRole("heading", { name: second, level: 2 })).toBeVisible();
  await userEvent.keyboard("{Delete}");
  await waitFor(() => expect(shownNames().slice(0, 2)).toEqual([first, third]));
  expect(open().getByRole("heading", { name: third, level: 2 })).toBeVisible();
  await undo("Contact deleted.");
  await waitFor(() => expect(shownNames().slice(0, 3)).toEqual([first, second, third]));
});

test("several contacts are ticked and deleted at once, and come back together", async () => {
  showContacts();
  for (const name of [first, third])
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  const bar = within(screen.getByRole("toolbar", { name: "2 selected" }));
  fireEvent.click(bar.getByRole("button", { name: "Delete contact" }));
  await waitFor(() => expect(rows()).toHaveLength(names.length - 2));
  expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
  await undo("2 contacts deleted.");
  await waitFor(() => expect(shownNames()).toEqual(names));
});

test("contacts that do not arrive can be tried again", async () => {
  show(
    <DeskProvider area="contacts" account={undefined}>
      <ContactsArea />
    </DeskProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the contacts" })).toBeVisible();
  const text = async () => JSON.stringify(samples);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(names.length));
});

test("a letter in the search renders the field at once, and nothing of the open contact", async () => {
  await act(async () => showContacts());
  const field = screen.getByRole("textbox", { name: "Search contacts" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: first[0] } }));
  });
  expect([renders.ContactSearch, renders.ContactList]).toEqual([1, 1]);
  const idle = ["ContactsArea", "ContactDetail", "ContactFacts", "ContactActions"];
  for (const name of idle) expect([name, renders[name] ?? 0]).toEqual([name, 0]);
});
