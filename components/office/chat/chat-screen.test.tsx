import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildChatContacts } from "@/data/chat";
import { buildContacts } from "@/data/contacts";
import { serverNow } from "@/lib/client/server-clock";
import type { ChatContact } from "@/lib/office/chat/schema";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { deskActions } from "@/lib/office/desk/actions";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "../desk/desk-provider";
import { ChatArea } from "./chat-area";
import { ChatScreen } from "./chat-screen";

holdToasts();

const samples = buildChatContacts();
const named = (status: ChatContact["status"]) => {
  const found = samples.find((contact) => contact.status === status);
  if (!found) throw new Error(`nobody is ${status}`);
  return found;
};
const friend = named("online");
const stranger = named("offline");

function show(area: ReactNode, search = "") {
  return render(
    <English>
      <Router path="/apps/chats" search={search}>
        {area}
      </Router>
      <Toaster />
    </English>,
  );
}

const showChats = (hasAnswers = false) =>
  show(<ChatScreen contacts={samples} account={undefined} hasAnswers={hasAnswers} />);
const list = () => within(screen.getByRole("region", { name: "Your chats" }));
const rows = () => list().getAllByRole("link");
const row = ({ name }: ChatContact) => list().getByRole("link", { name: new RegExp(`^${name}`) });
const pane = () => within(screen.getByRole("region", { name: "Conversation" }));
const messages = () => pane().queryAllByRole("article");
const field = () => pane().getByRole<HTMLTextAreaElement>("textbox");
const open = (contact: ChatContact) => fireEvent.click(row(contact));
const desk = () => deskStore("chat").getState();

async function undo(said: string) {
  const toast = (await screen.findByText(said)).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
}

/** A message from this contact arrives from another device. */
function receive({ id }: ChatContact, msg: string) {
  const createdAt = new Date(serverNow()).toISOString();
  const message = { chatId: id, senderId: id, msg, type: "text", attachments: [], createdAt };
  act(() => void deskActions(deskStore("chat")).add({ message }));
}

/** What jsdom does not do: how far the conversation is scrolled from its end. */
function scroll(pixels: number) {
  const scroller = screen.getByRole("region", { name: /^Messages with/ });
  scroller.scrollTop = -pixels;
  fireEvent.scroll(scroller);
}

beforeEach(() => {
  localStorage.clear();
  deskStore("chat").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
  // jsdom lays nothing out.
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: unknown) {
    this.scrollTop = (to as { top: number }).top;
    this.dispatchEvent(new Event("scroll"));
  } as typeof Element.prototype.scrollTo;
});

afterEach(() => jest.useRealTimers());

test("Enter sends, Shift and Enter begin a line, and an input method's Enter does nothing", async () => {
  showChats();
  open(friend);
  const before = messages().length;
  fireEvent.change(field(), { target: { value: "   " } });
  fireEvent.keyDown(field(), { key: "Enter" });
  fireEvent.change(field(), { target: { value: "你好" } });
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(messages()).toHaveLength(before);
  await userEvent.clear(field());
  await userEvent.type(field(), "One{Shift>}{Enter}{/Shift}two{Enter}");
  expect(messages()).toHaveLength(before + 1);
  expect(messages().at(-1)).toHaveAccessibleName(/^You One\s+two/);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(rows()[0]).toHaveAccessibleName(new RegExp(`^${friend.name} Online .* You: One\\s+two`));
});

test("a draft stays with its chat", async () => {
  showChats();
  open(friend);
  fireEvent.change(field(), { target: { value: "To a friend" } });
  open(stranger);
  expect(field()).toHaveValue("");
  await waitFor(() => expect(row(friend)).toHaveAccessibleName(/Draft: To a friend/));
  open(friend);
  expect(field()).toHaveValue("To a friend");
});

test("what is in view for a moment is read, what comes meanwhile waits behind a pill", async () => {
  showChats();
  open(stranger);
  await waitFor(() => expect(row(stranger)).not.toHaveAccessibleName(/unread/));
  scroll(400);
  receive(stranger, "Are you there?");
  receive(stranger, "Hello?");
  expect(row(stranger)).toHaveAccessibleName(/2 unread messages$/);
  fireEvent.click(pane().getByRole("button", { name: "2 new messages" }));
  expect(pane().queryByRole("button", { name: /new message/ })).not.toBeInTheDocument();
  await waitFor(() => expect(row(stranger)).not.toHaveAccessibleName(/unread/));
});

test("unread chats come first on request, and all can be read at once", async () => {
  showChats();
  const unread = () => rows().map((one) => /unread/.test(one.textContent ?? ""));
  expect(unread()).toContain(true);
  fireEvent.click(screen.getByRole("button", { name: "Order: Newest first" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Unread first" }));
  await waitFor(() => expect(unread().lastIndexOf(true)).toBeLessThan(unread().indexOf(false)));
  fireEvent.click(screen.getByRole("button", { name: "All read" }));
  expect(unread()).not.toContain(true);
  expect(screen.getByRole("button", { name: "All read" })).toHaveAttribute("aria-disabled", "true");
});

test("keys move through the messages, into one and out again, and delete an own one with a way back", async () => {
  showChats();
  open(friend);
  for (const text of ["First", "Second"]) await userEvent.type(field(), `${text}{Enter}`);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(messages().at(-1)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(messages().at(-2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toHaveAttribute("aria-label", "Delete message");
  expect(messages().at(-2)).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard("{Escape}");
  expect(messages().at(-2)).toHaveFocus();
  const before = messages().length;
  // By its own key, and by the button within.
  for (const keys of ["{Delete}", "{Enter}{Enter}"]) {
    act(() => messages().at(-2)?.focus());
    await userEvent.keyboard(keys);
    expect(messages()).toHaveLength(before - 1);
    expect(messages().at(-1)).toHaveFocus();
    await undo("Message deleted.");
    await waitFor(() => expect(screen.queryByText("Message deleted.")).not.toBeInTheDocument());
  }
  expect(messages().at(-2)).toHaveTextContent("First");
  act(() => messages().at(-1)?.focus());
  await userEvent.keyboard("{Home}");
  expect(messages()[0]).toHaveFocus();
  expect(messages().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test("a cleared conversation is empty, and comes back whole", async () => {
  showChats();
  open(friend);
  const before = messages().length;
  fireEvent.click(pane().getByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Clear conversation" }));
  expect(messages()).toHaveLength(0);
  expect(pane().getByText("No messages yet. The first one is yours.")).toBeVisible();
  expect(row(friend)).toHaveAccessibleName(/No messages yet$/);
  await undo("Conversation cleared.");
  expect(messages()).toHaveLength(before);
});

test("a file goes with the words and can be had back; one without room says so and leaves the words", async () => {
  showChats();
  open(friend);
  const [files] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  const pick = (file: File) => userEvent.upload(files as HTMLInputElement, file);
  await pick(new File(["x".repeat(600_000)], "long.pdf"));
  expect(await pane().findByRole("alert")).toHaveTextContent(
    /^“long.pdf” doesn’t fit: it takes 600 kB, and there’s room for 3\d\d kB\.$/,
  );
  await pick(new File(["Doors at eight"], "doors.txt"));
  expect(await pane().findByText("doors.txt")).toBeVisible();
  expect(pane().getByRole("alert")).toBeEmptyDOMElement();
  await userEvent.type(field(), "Read this{Enter}");
  const link = within(messages().at(-1) as HTMLElement).getByRole("link", { hidden: true });
  expect(link).toHaveAttribute("download", "doors.txt");
  expect(atob(String(link.getAttribute("href")).split(",")[1] ?? "")).toBe("Doors at eight");
  expect(messages().at(-1)).toHaveTextContent(/Read this/);
  expect(pane().queryByRole("button", { name: "Remove doors.txt" })).not.toBeInTheDocument();
  const details = within(screen.getByRole("region", { name: "Details" }));
  expect(details.getByText("doors.txt")).toBeInTheDocument();
});

test("after a photo the list still tells what was said before it", () => {
  const [words] = friend.messages.filter(({ type }) => type === "text");
  if (!words) throw new Error("the friend says nothing");
  const photo = { ...words, id: words.id + 1, type: "image" as const, msg: friend.thumb };
  const contact = { ...friend, messages: [words, photo], excerpt: words.msg };
  show(<ChatScreen contacts={[contact]} account={undefined} hasAnswers={false} />);
  expect(row(friend)).toHaveTextContent(`Photo · ${words.msg}`);
});

test("an address in a message is a link", () => {
  showChats();
  open(friend);
  receive(friend, "Doors: https://hall.example/doors");
  const link = within(messages().at(-1) as HTMLElement).getByRole("link", { hidden: true });
  expect(link).toHaveAttribute("href", "https://hall.example/doors");
});

test("files that take long to read say so, and how many are read", async () => {
  const reads: (() => void)[] = [];
  const { readAsDataURL } = FileReader.prototype;
  const slow = jest.spyOn(FileReader.prototype, "readAsDataURL").mockImplementation(function (
    this: FileReader,
    file,
  ) {
    reads.push(() => readAsDataURL.call(this, file));
  });
  showChats();
  open(friend);
  const [files] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  await userEvent.upload(files as HTMLInputElement, [
    new File(["A"], "a.txt"),
    new File(["B"], "b.txt"),
  ]);
  const words = "Preparing photos and files…";
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => reads[0]?.());
  expect(await screen.findByRole("progressbar", { name: words })).toHaveAttribute("value", "0.5");
  act(() => reads[1]?.());
  expect(await pane().findByText("b.txt")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  slow.mockRestore();
});

test("in the demo a contact answers, marked as a sample and told to screen readers, but not behind other tabs", async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  showChats(true);
  open(friend);
  fireEvent.change(field(), { target: { value: "Blue Monday?" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  const before = messages().length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(messages()).toHaveLength(before);
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(row(friend)).toHaveAccessibleName(/Typing…/);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(messages()).toHaveLength(before + 1);
  expect(messages().at(-1)).toHaveTextContent(/Sample answer$/);
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${friend.name}: Sounds good`)));
});

test("outside of the demo nobody answers", async () => {
  jest.useFakeTimers();
  showChats();
  open(friend);
  fireEvent.change(field(), { target: { value: "Blue Monday?" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  const before = messages().length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(messages()).toHaveLength(before);
});

test("a search that finds a message opens its chat at that message", async () => {
  showChats();
  const [oldest] = friend.messages.filter(({ type, msg }) => type === "text" && msg);
  const found = oldest as ChatContact["messages"][number];
  fireEvent.change(screen.getByRole("textbox", { name: "Search chats" }), {
    target: { value: found.msg },
  });
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  await waitFor(() => expect(rows().length).toBeLessThan(10));
  open(friend);
  const message = messages().find((one) => one.dataset.message === String(found.id));
  await waitFor(() => expect(shown.at(-1)).toBe(message));
  expect(message).toHaveAttribute("tabindex", "0");
});

test("a chat begun from a contact opens, is listed once something is written, and is begun only once", async () => {
  const contacts = buildContacts();
  const newcomer = contacts.at(-1) as Contact;
  const name = nameOf(newcomer);
  const text = async () => JSON.stringify(contacts);
  global.fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text }) as Response;
  const chats = <ChatScreen contacts={samples} account={undefined} hasAnswers={false} />;
  const openFrom = ({ id }: Pick<Contact, "id">) => show(chats, `contact=${id}`);
  const fieldFor = (of: string) => pane().findByRole("textbox", { name: new RegExp(of) });

  const known = openFrom(stranger);
  expect(await fieldFor(stranger.name)).toHaveAttribute("rows", "1");
  await waitFor(() => expect(row(stranger)).toHaveAttribute("aria-current", "true"));
  expect(desk().desk.entries).toEqual({});
  known.unmount();

  const begun = openFrom(newcomer);
  await fieldFor(name);
  expect(pane().getByText("No messages yet. The first one is yours.")).toBeVisible();
  begun.unmount();
  const elsewhere = show(chats);
  expect(rows()).toHaveLength(samples.length);
  elsewhere.unmount();

  openFrom(newcomer);
  await userEvent.type(await fieldFor(name), "See you at eight{Enter}");
  expect(rows()).toHaveLength(samples.length + 1);
  expect(rows()[0]).toHaveAccessibleName(new RegExp(`^${name} .*See you at eight$`));
  const begunChats = Object.values(desk().desk.entries).filter(({ fields }) => fields.contact);
  expect(begunChats).toHaveLength(1);
});

test("an empty desk and a search without a match say what to do", async () => {
  showChats();
  const search = screen.getByRole("textbox", { name: "Search chats" });
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByRole("heading", { name: "No matches" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(rows()).toHaveLength(10));
  fireEvent.click(screen.getAllByRole("button", { name: "Start empty" })[0] as HTMLElement);
  expect(screen.getByRole("heading", { name: "No chats yet" })).toBeVisible();
  expect(await screen.findByText("The sample data is hidden.")).toBeVisible();
  expect(desk().desk.entries).toEqual({});
});

test("chats that do not arrive can be tried again", async () => {
  show(
    <DeskProvider area="chat" account={undefined}>
      <ChatArea hasAnswers={false} />
    </DeskProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the chats" })).toBeVisible();
  const text = async () => JSON.stringify(samples);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});
