import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { buildEmails } from "@/data/email";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { listEmails, listPeople } from "@/lib/office/email/service";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "../desk/desk-provider";
import { EmailArea } from "./email-area";
import { EmailScreen } from "./email-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const people = listPeople(undefined);

/** jsdom has no layout to observe. */
global.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function show(
  area = <EmailScreen emails={listEmails("en")} people={people} account={undefined} />,
  search = "",
) {
  render(
    <English>
      <Router path="/apps/email" search={search}>
        {area}
      </Router>
      <Toaster />
    </English>,
  );
}

const list = () => within(screen.getByRole("region", { name: "Emails" }));
const rows = () => list().getAllByRole("link");
const subjects = () => rows().map((row) => row.children[1]?.textContent);
const open = () => within(screen.getByRole("region", { name: "Selected email" }));
const boxes = () => list().getAllByRole("checkbox");
const goTo = (filter: string) =>
  fireEvent.click(screen.getByRole("link", { name: new RegExp(`^${filter}:`) }));
const mailbox = () => persistedDesk("email")?.desk;
/** The way back in the toast that says this. */
async function undo(said: string) {
  const toast = (await screen.findByText(said)).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
}

beforeEach(() => {
  localStorage.clear();
  deskStore("email").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("opening a mail marks it as read, and it stays unread when it is marked so", async () => {
  show();
  const unread = buildEmails().filter((email) => email.inbox && email.unread);
  expect(screen.getByRole("link", { name: `Inbox: ${unread.length} unread emails` })).toBeVisible();
  fireEvent.click(rows().find((row) => row.textContent?.startsWith("Unread")) as HTMLElement);
  const left = `Inbox: ${unread.length - 1} unread emails`;
  expect(await screen.findByRole("link", { name: left })).toBeVisible();
  fireEvent.click(open().getByRole("button", { name: "Mark as unread" }));
  expect(open().getByRole("button", { name: "Mark as read" })).toBeVisible();
});

test("a mail's files stand in full between its text and the ways to answer it", async () => {
  const sent = listEmails("en").find(({ attachments }) => attachments.length > 0);
  await act(async () => show(undefined, `id=${sent?.id}`));
  const files = open().getByRole("list", { name: "Attachments" });
  expect(open().getByRole("article")).not.toContainElement(files);
  const reply = open().getByRole("button", { name: "Reply" });
  expect(files.compareDocumentPosition(reply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a mail of this week has its weekday and time of day in the list", () => {
  const [newest] = listEmails("en");
  const time = new Date(Date.now() - 50 * 60 * 60_000).toISOString();
  const emails = listEmails("en").map((email) => (email === newest ? { ...email, time } : email));
  show(<EmailScreen emails={emails} people={people} account={undefined} />);
  const row = list().getByRole("link", { name: new RegExp(newest?.subject ?? "-") });
  expect(within(row).getByText(/^\w{3},? \d{1,2}:\d\d/)).toBeVisible();
});

test("the text of a mail is in a frame that runs no script", async () => {
  show();
  await act(async () => fireEvent.click(rows()[0] as HTMLElement));
  const frame = open().getByTitle<HTMLIFrameElement>("Text of the email");
  expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  expect(frame.srcdoc).toContain("default-src 'none'; img-src 'self'; font-src 'self'");
  expect(frame.srcdoc).toContain("Hi Mika,");
});

test("what the desk says of a mail's text is sanitized before it shows", async () => {
  const [first] = listEmails("en");
  const entry = {
    kind: "changed",
    at: "2026-11-22T12:00:00.000Z",
    fields: {
      emailContent: {
        value: '<p>Hello</p><script>steal()</script><img src="https://evil.example/seen.gif">',
        at: "2026-11-22T12:00:00.000Z",
      },
    },
  } as const;
  deskStore("email").setState({ desk: { ...EMPTY_DESK, entries: { [first?.id ?? 0]: entry } } });
  show();
  fireEvent.click(rows()[0] as HTMLElement);
  const frame = await open().findByTitle<HTMLIFrameElement>("Text of the email");
  expect(frame.srcdoc).toContain('<body dir="auto"><p>Hello</p>');
  expect(frame.srcdoc).not.toMatch(/steal|evil/);
});

test("mails are checked one by one, as a range and all, and deleted with a way back", async () => {
  show();
  const before = subjects();
  fireEvent.click(boxes()[1] as HTMLElement);
  fireEvent.click(boxes()[3] as HTMLElement, { shiftKey: true });
  expect(screen.getByText("3 selected")).toBeVisible();
  fireEvent.click(boxes()[2] as HTMLElement);
  expect(screen.getByText("2 selected")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const left = before.filter((_, index) => index !== 1 && index !== 3);
  await waitFor(() => expect(subjects()).toEqual(left));
  await undo("2 emails deleted.");
  await waitFor(() => expect(subjects()).toEqual(before));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
  expect(screen.getByText(`${before.length} selected`)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Mark as read" }));
  expect(screen.getByRole("link", { name: "Inbox: no unread emails" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Move to" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Spam" }));
  expect(await screen.findByRole("heading", { name: "Nothing here" })).toBeVisible();
  await undo(`${before.length} emails moved.`);
  await waitFor(() => expect(subjects()).toEqual(before));
});

test("a mail in the trash can be put back", async () => {
  show();
  const [first = ""] = subjects();
  fireEvent.click(rows()[0] as HTMLElement);
  fireEvent.click(open().getByRole("button", { name: "Delete email" }));
  await screen.findByText("Email deleted.");
  goTo("Trash");
  fireEvent.click(rows().find((row) => row.textContent?.includes(String(first))) as HTMLElement);
  fireEvent.click(open().getByRole("button", { name: "Restore" }));
  goTo("Inbox");
  await waitFor(() => expect(subjects()[0]).toBe(first));
});

test("keys move, star, check, delete, answer, search and list themselves", async () => {
  show();
  const before = subjects();
  const [first, second] = before;
  await userEvent.keyboard("j");
  expect(open().getByRole("heading", { level: 2 })).toHaveTextContent(String(first));
  await userEvent.keyboard("j");
  expect(open().getByRole("heading", { level: 2 })).toHaveTextContent(String(second));
  const star = open().getByRole("button", { name: "Star" });
  const wasStarred = star.getAttribute("aria-pressed");
  await userEvent.keyboard("s");
  expect(star).not.toHaveAttribute("aria-pressed", wasStarred);
  await userEvent.keyboard("x");
  expect(boxes()[1]).toBeChecked();
  await userEvent.keyboard("xe");
  const left = before.filter((_, index) => index !== 1);
  await waitFor(() => expect(subjects()).toEqual(left));
  await userEvent.keyboard("k");
  expect(open().getByRole("heading", { level: 2 })).toHaveTextContent(String(first));
  await userEvent.keyboard("/");
  expect(screen.getByRole("textbox", { name: "Search emails" })).toHaveFocus();
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard("?");
  const keys = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(keys).getByText("Reply")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(keys).not.toBeInTheDocument());
});

test("a draft is kept while it is written, needs right recipients, and stands in Sent when it is sent", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "New email" }));
  const to = await screen.findByRole("combobox", { name: "To" });
  expect(screen.getByRole("link", { name: "Drafts: 2 emails" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Add at least one recipient.")).toBeVisible();
  expect(to).toHaveFocus();
  await userEvent.type(to, "lena,");
  await userEvent.tab();
  expect(await screen.findByText("“lena” isn’t an email address.")).toBeVisible();
  await userEvent.type(to, "{Backspace}lena@hall.example;");
  expect(await screen.findByRole("button", { name: "lena@hall.example" })).toBeVisible();
  fireEvent.change(screen.getByRole("textbox", { name: "Subject" }), {
    target: { value: "Load-in" },
  });
  expect(await screen.findByRole("link", { name: "Drafts: 3 emails" })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(mailbox())).toContain("Load-in"));
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  goTo("Sent");
  await waitFor(() => expect(subjects()[0]).toBe("Load-in"));
  expect(rows()[0]).toHaveTextContent(/^To: .?lena@hall\.example/);
});

test("Enter takes the suggested person, and an answer is headed as one", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "New email" }));
  const to = await screen.findByRole("combobox", { name: "To" });
  const { name } = people.find(({ own }) => !own) ?? { name: "" };
  await userEvent.type(to, `${name.slice(0, 5)}{Enter}`);
  expect(await screen.findByRole("button", { name })).toBeVisible();
  goTo("Inbox");
  fireEvent.click(rows()[0] as HTMLElement);
  fireEvent.click(open().getByRole("button", { name: "Reply" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Reply" })).toBeInTheDocument();
});

test("an address that asks to write to somebody opens a mail to them", async () => {
  show(undefined, "?to=zoe%40hall.example");
  expect(await screen.findByRole("button", { name: "zoe@hall.example" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Drafts: 2 emails" })).toBeVisible();
});

test("an address that asks for a new mail opens one, once", async () => {
  show(undefined, "?new=1");
  expect(await screen.findByRole("combobox", { name: "To" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Drafts: 2 emails" })).toBeVisible();
});

test("a draft can be continued, and deleted with a way back", async () => {
  show();
  goTo("Drafts");
  const [first] = subjects();
  fireEvent.click(rows()[0] as HTMLElement);
  expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveValue(first);
  fireEvent.click(open().getByRole("button", { name: "Delete draft" }));
  await waitFor(() => expect(subjects()).not.toContain(first));
  await undo("Draft deleted.");
  await waitFor(() => expect(subjects()).toContain(first));
});

test("a search without a match offers everything again", async () => {
  show();
  const count = rows().length;
  const search = screen.getByRole("textbox", { name: "Search emails" });
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByRole("heading", { name: "No matches" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(rows()).toHaveLength(count));
});

test("mails that do not arrive can be tried again", async () => {
  show(
    <DeskProvider area="email" account={undefined}>
      <EmailArea people={people} />
    </DeskProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the emails" })).toBeVisible();
  const text = async () => JSON.stringify(buildEmails());
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows().length).toBe(10));
});

test("a letter in the search renders the list, and nothing of the open mail and the folders", async () => {
  await act(async () => show(undefined, `id=${listEmails("en")[0]?.id}`));
  const field = screen.getByRole("textbox", { name: "Search emails" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: "e" } }));
  });
  expect(renders.EmailList).toBe(1);
  const idle = ["EmailArea", "EmailFrame", "OpenEmail", "EmailReader", "FilterNav"];
  for (const name of idle) expect([name, renders[name] ?? 0]).toEqual([name, 0]);
});
