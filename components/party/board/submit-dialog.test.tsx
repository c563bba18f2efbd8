import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useToastQueue } from "@/lib/client/toast-queue";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import { SubmitDialog } from "./submit-dialog";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const bohemian = {
  title: "Bohemian Rhapsody",
  artist: "Queen",
  trackId: "17",
  refusal: null,
  late: false,
  request: { id: "r1", status: "pending", backers: 2, playedAt: null },
};

function show(merged: boolean) {
  const body = JSON.stringify({
    songs: [bohemian],
    typed: { title: "bohem", artist: "", refusal: null },
  });
  global.fetch = (async () => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => body,
  })) as unknown as typeof fetch;
  const submit = jest.fn(async (request) => ({ request, merged }));
  const onClose = jest.fn();
  const tools = { eventId: "e1", actions: { submit }, timeZone: "UTC" } as unknown as BoardTools;
  render(
    <BoardToolsContext value={tools}>
      <SubmitDialog onClose={onClose} />
    </BoardToolsContext>,
    { wrapper: English },
  );
  return { submit, onClose };
}

const button = () => screen.getByRole("button", { name: "Add" });

test("a DJ who adds a request picks a suggested song, which covers neither button", async () => {
  const { submit, onClose } = show(true);
  await userEvent.type(screen.getByRole("combobox", { name: /^Song/ }), "bohem");
  const list = await screen.findByRole("listbox");
  const covered = list.parentElement;
  expect(covered).toContainElement(screen.getByRole("textbox", { name: "Guest’s name" }));
  expect(covered).not.toContainElement(button());

  // A finger on its way does not hit what has just appeared.
  await new Promise((resolve) => setTimeout(resolve, 450));
  await userEvent.click(screen.getByRole("option", { name: /Bohemian Rhapsody/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Guest’s name" }), "Ann");
  await userEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    title: "Bohemian Rhapsody",
    artist: "Queen",
    trackId: "17",
    name: "Ann",
  });
  expect(useToastQueue.getState().waiting.at(-1)?.message).toMatch(/on the list already/);
}, 30_000);

test("without a network the dialog says that the request is saved", async () => {
  const { submit, onClose } = show(false);
  submit.mockResolvedValue(undefined as never);
  await userEvent.type(screen.getByRole("combobox", { name: /^Song/ }), "Levels");
  await userEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(useToastQueue.getState().waiting.at(-1)?.message).toMatch(/^Saved: .Levels/);
}, 30_000);

test("Escape closes the suggestions, and the dialog with what was typed stays", async () => {
  const { onClose } = show(false);
  const song = screen.getByRole("combobox", { name: /^Song/ });
  await userEvent.type(song, "bohem");
  await screen.findByRole("listbox");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(song).toHaveValue("bohem");
}, 30_000);

test("a song that the DJ changes after picking it is tied to no track", async () => {
  const { submit, onClose } = show(false);
  const song = screen.getByRole("combobox", { name: /^Song/ });
  await userEvent.type(song, "bohem");
  await screen.findByRole("listbox");
  await new Promise((resolve) => setTimeout(resolve, 450));
  await userEvent.click(screen.getByRole("option", { name: /Bohemian Rhapsody/ }));
  await userEvent.type(song, " 2");
  await userEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ title: "Bohemian Rhapsody 2" });
  expect(submit.mock.calls[0]?.[0]).not.toHaveProperty("trackId");
}, 30_000);
