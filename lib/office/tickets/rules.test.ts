import { agentsOf, countsOf, dayOf, matching, numberOf, ticketDate } from "./rules";
import { type Ticket, ticketSchema } from "./schema";

function ticket(Id: number, change: Partial<Ticket> = {}): Ticket {
  return ticketSchema.parse({
    Id,
    ticketTitle: "Fog machine trips the fuse",
    ticketDescription: "Goes dark when it heats",
    Status: "Open",
    Label: "error",
    thumb: "/api/data/pictures/avatar/1",
    AgentName: "Zoë Sand",
    Date: "11-22-2026",
    deleted: false,
    ...change,
  });
}

const all = [
  ticket(1),
  ticket(2, { Status: "Pending", AgentName: "Jonas West", ticketTitle: "Invoice 118" }),
  ticket(3, { Status: "Closed", ticketDescription: "Forty printed" }),
];
const nothing = { search: "", status: undefined, agent: undefined };
const found = (filter: object) => matching(all, { ...nothing, ...filter }).map(({ Id }) => Id);

test("a search finds number, title, description and agent, without case and accents", () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ search: "INVOICE" })).toEqual([2]);
  expect(found({ search: "zoe forty" })).toEqual([3]);
  expect(found({ search: "fog tomorrow" })).toEqual([]);
  expect(matching([ticket(1042)], { ...nothing, search: "1042" })).toHaveLength(1);
});

test("status and agent narrow the list together", () => {
  expect(found({ status: "Closed" })).toEqual([3]);
  expect(found({ agent: "Zoë Sand" })).toEqual([1, 3]);
  expect(found({ agent: "Zoë Sand", status: "Pending" })).toEqual([]);
});

test("each status is counted, and each agent stands once", () => {
  expect(countsOf(all)).toEqual({ Open: 1, Pending: 1, Closed: 1 });
  expect(countsOf([])).toEqual({ Open: 0, Pending: 0, Closed: 0 });
  expect(agentsOf(all)).toEqual(["Jonas West", "Zoë Sand"]);
});

test("days compare as text although the date begins with the month", () => {
  const days = ["12-01-2025", "01-31-2026", "11-02-2026"].map((date) => dayOf({ Date: date }));
  expect(days).toEqual(["2025-12-01", "2026-01-31", "2026-11-02"]);
  expect([...days].sort()).toEqual(days);
  expect(ticketDate(new Date(2026, 0, 5))).toBe("01-05-2026");
});

test("a sample keeps its number, and an added ticket has a short one", () => {
  expect(numberOf({ Id: 12 })).toBe("12");
  expect(numberOf({ Id: 2 ** 52 + 1042 })).toMatch(/^\d{6}$/);
});
