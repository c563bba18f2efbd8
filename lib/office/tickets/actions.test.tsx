import { buildTickets } from "@/data/tickets";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { REMARK, TICKET_ID, ticketActions } from "./actions";
import { ticketDate } from "./rules";
import { ticketSchema } from "./schema";

const samples = buildTickets();
const TICKET = { schema: ticketSchema, id: TICKET_ID };

function open() {
  const desk = createDeskStore("tickets");
  const kept = () => desk.getState().desk;
  return {
    ...ticketActions(desk),
    tickets: () => itemsOn(kept(), samples, TICKET),
    remarks: () => itemsOn(kept(), [], REMARK),
  };
}

const written = {
  ticketTitle: "Left speaker hums",
  ticketDescription: "",
  AgentName: "Jonas West",
  Label: "warning",
} as const;

test("a new ticket is open, of today, and not deleted", () => {
  const { add, tickets } = open();
  const Id = add(written);
  expect(tickets()).toHaveLength(samples.length + 1);
  expect(tickets().find((ticket) => ticket.Id === Id)).toEqual({
    ...written,
    Id,
    Status: "Open",
    Date: ticketDate(new Date()),
    thumb: expect.stringMatching(/avatar/),
    deleted: false,
  });
});

test("a status changes and nothing else does", () => {
  const { update, tickets } = open();
  update(1, { Status: "Closed" });
  expect(tickets()).toEqual([{ ...samples[0], Status: "Closed" }, ...samples.slice(1)]);
});

test("a remark belongs to its ticket, is no ticket, and can be taken back", () => {
  const { addRemark, removeRemark, tickets, remarks } = open();
  const id = addRemark(1, "Tape the cable");
  addRemark(2, "Called them");
  expect(tickets()).toEqual(samples);
  expect(remarks().map(({ ticketId, remark }) => [ticketId, remark])).toEqual([
    [1, "Tape the cable"],
    [2, "Called them"],
  ]);
  const undo = removeRemark(id);
  expect(remarks()).toHaveLength(1);
  undo();
  expect(remarks()).toHaveLength(2);
});

test("a removed ticket takes its remarks along, and undoing brings all back", () => {
  const { add, addRemark, remove, tickets, remarks } = open();
  const id = add(written);
  addRemark(id, "One");
  addRemark(1, "Two");
  addRemark(id, "Three");
  const before = [tickets(), remarks()];
  const undo = remove(id);
  expect(tickets()).toEqual(samples);
  expect(remarks().map(({ remark }) => remark)).toEqual(["Two"]);
  undo();
  expect([tickets(), remarks()]).toEqual(before);
});
