import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import { buildTickets } from "@/data/tickets";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { English } from "@/lib/testing/english";
import { rendersDuring } from "@/lib/testing/renders";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { TicketsScreen } from "./tickets-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const samples = buildTickets();

function show(search = "") {
  render(
    <English>
      <Router path="/apps/tickets" search={search}>
        <TicketsScreen tickets={samples} account={undefined} />
      </Router>
      <Toaster />
    </English>,
  );
}

const rows = () => within(screen.getByRole("table", { name: "Tickets" })).getAllByRole("link");
const titles = () => rows().map(({ textContent }) => textContent);
const open = () => within(screen.getByRole("region", { name: "Selected ticket" }));
/** The way back in the toast that says this. */
async function undo(said: string) {
  const toast = (await screen.findByText(said)).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
}
const choose = async (button: RegExp, item: string) => {
  fireEvent.click(open().getByRole("button", { name: button }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: item }));
};

beforeEach(() => {
  localStorage.clear();
  deskStore("tickets").setState({ desk: EMPTY_DESK });
});

test("a column's head sorts by it, and once more the other way", async () => {
  show();
  const all = samples.map(({ ticketTitle }) => ticketTitle);
  const inOrder = [...all].sort((a, b) => a.localeCompare(b));
  const head = screen.getByRole("columnheader", { name: "Ticket" });
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "ascending");
  expect(titles()).toEqual(inOrder.slice(0, 10));
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "descending");
  expect(titles()).toEqual(inOrder.reverse().slice(0, 10));
});

test("a page that a search makes superfluous gives way to the first", async () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: "Go to page 2" }));
  expect(rows()).toHaveLength(samples.length - 10);
  expect(screen.getByText("11–12 of 12")).toBeVisible();
  const search = screen.getByRole("textbox", { name: "Search tickets" });
  fireEvent.change(search, { target: { value: "QR" } });
  await waitFor(() => expect(rows().length).toBeLessThan(5));
  expect(screen.getByText(/^1–\d of \d$/)).toBeVisible();
});

test("status, urgency and agent are set at the open ticket, found by its id", async () => {
  show();
  fireEvent.click(screen.getByRole("link", { name: "Requests arrive twice" }));
  await choose(/^Status: /, "Pending");
  await choose(/^Urgency: /, "No rush");
  const other = samples.find(({ AgentName }) => AgentName !== samples[3]?.AgentName)?.AgentName;
  await choose(/^Agent: /, String(other));
  fireEvent.change(screen.getByRole("textbox", { name: "Search tickets" }), {
    target: { value: "nothing like it" },
  });
  await screen.findByRole("heading", { name: "No matches" });
  expect(open().getByRole("heading", { name: "Requests arrive twice" })).toBeVisible();
  for (const name of ["Status: Pending", "Urgency: No rush", `Agent: ${other}`])
    expect(open().getByRole("button", { name })).toBeVisible();
});

test("arrow keys walk through the open tickets, and Delete removes with a way back", async () => {
  show();
  const [first, second, third] = titles();
  act(() => rows()[0]?.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(rows()[1]).toHaveFocus();
  expect(open().getByRole("heading", { name: String(second) })).toBeVisible();
  await userEvent.keyboard("{Delete}");
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([first, third]));
  await undo("Ticket deleted.");
  await waitFor(() => expect(titles().slice(0, 3)).toEqual([first, second, third]));
  expect(open().getByRole("heading", { name: String(second) })).toBeVisible();
  await waitFor(() => expect(rows()[1]).toHaveFocus());
});

test("undo opens a deleted ticket again, also while the way back to the list is still under way", async () => {
  show();
  const [first] = titles();
  fireEvent.click(screen.getByRole("link", { name: String(first) }));
  // A browser takes its time.
  const { back } = window.history;
  const arrive = jest.mocked(back).getMockImplementation();
  jest.mocked(back).mockImplementation(() => undefined);
  fireEvent.click(open().getByRole("button", { name: /^Delete/ }));
  await undo("Ticket deleted.");
  await waitFor(() => expect(titles()[0]).toBe(first));
  expect(back).toHaveBeenCalledTimes(1);
  // It leads to the list, also where the page has taken a step meanwhile.
  act(() => {
    arrive?.();
    arrive?.();
  });
  expect(open().getByRole("heading", { name: String(first) })).toBeVisible();
});

test("an address that asks for a new ticket opens its form", async () => {
  show("new=1");
  expect(await screen.findByRole("dialog", { name: "New ticket" })).toBeVisible();
});

test("a new ticket without a title is not added, and says so at the field", async () => {
  show();
  await userEvent.keyboard("n");
  const form = within(await screen.findByRole("dialog"));
  fireEvent.click(form.getByRole("button", { name: "Add" }));
  const title = form.getByRole("textbox", { name: /^Title/ });
  await waitFor(() => expect(title).toBeInvalid());
  expect(title).toHaveFocus();
  expect(deskStore("tickets").getState().desk).toBe(EMPTY_DESK);
});

test("a half-filled ticket survives Escape, and Cancel forgets it", async () => {
  show();
  const form = async () => {
    fireEvent.click(screen.getByRole("button", { name: "New ticket" }));
    return within(await screen.findByRole("dialog"));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const title = { name: /^Title/ };
  fireEvent.change((await form()).getByRole("textbox", title), { target: { value: "No mic" } });
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(await screen.findByText("Your draft is kept.")).toBeVisible();
  const again = await form();
  expect(again.getByRole("textbox", title)).toHaveValue("No mic");
  fireEvent.click(again.getByRole("button", { name: "Cancel" }));
  await gone();
  expect((await form()).getByRole("textbox", title)).toHaveValue("");
});

test("Enter adds a remark, Shift and Enter a line, and a remark can be taken back", async () => {
  show();
  fireEvent.click(rows()[0] as HTMLElement);
  const field = open().getByRole("textbox", { name: "Add a remark" });
  expect(field).toHaveAttribute("rows", "1");
  await userEvent.type(field, "One{Shift>}{Enter}{/Shift}two{Enter}");
  expect(open().getByRole("listitem")).toHaveTextContent(/One\s+two/);
  expect(field).toHaveValue("");
  fireEvent.click(open().getByRole("button", { name: "Delete remark" }));
  expect(open().getByText("No remarks yet.")).toBeVisible();
  await undo("Remark deleted.");
  expect(open().getByRole("listitem")).toBeVisible();
});

test("a letter in the search renders the filters and the list, and nothing of the open ticket", async () => {
  show(`id=${samples[0]?.Id}`);
  await open().findByRole("textbox", { name: "Add a remark" });
  const field = screen.getByRole("textbox", { name: "Search tickets" });
  const renders = await rendersDuring(async () => {
    await act(async () => fireEvent.change(field, { target: { value: "e" } }));
  });
  expect([renders.TicketFilters, renders.TicketTable]).toEqual([1, 1]);
  const idle = ["TicketsArea", "TicketsFrame", "TicketDetail", "TicketFacts", "RemarkForm"];
  for (const name of idle) expect([name, renders[name] ?? 0]).toEqual([name, 0]);
});
