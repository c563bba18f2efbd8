import { fieldErrorsOf } from "@/lib/calls/problems";
import { appointmentOf, contactOf, linesOf, reachable, songsIn, stepFor } from "./rules";
import {
  accountSchema,
  type Draft,
  draftSchema,
  EMPTY_DRAFT,
  finishSchema,
  profileSchema,
} from "./schema";

const known: Draft = {
  ...EMPTY_DRAFT,
  firstname: "Lena",
  lastname: "Haddad",
  email: "lena@example.com",
  password: "blue lamps",
  repeat: "blue lamps",
};
const complete: Draft = { ...known, day: "2026-12-05", colors: ["violet"] };

test.each([
  [null, EMPTY_DRAFT, "account"],
  ["finish", EMPTY_DRAFT, "account"],
  ["profile", EMPTY_DRAFT, "account"],
  ["profile", known, "profile"],
  ["finish", known, "profile"],
  ["finish", { ...known, isSkipped: true }, "finish"],
  ["finish", complete, "finish"],
  ["account", complete, "account"],
  ["elsewhere", complete, "account"],
] as const)(
  "who asks for the step %s gets one whose predecessors are done",
  (wanted, draft, step) => {
    expect(stepFor(wanted, draft)).toBe(step);
  },
);

test.each([
  [{ firstname: "L" }, { firstname: ["too_short"] }],
  [{ firstname: "Jo" }, {}],
  [{ lastname: "x".repeat(50) }, {}],
  [{ lastname: "x".repeat(51) }, { lastname: ["too_long"] }],
  [{ lastname: "   " }, { lastname: ["too_short"] }],
  [{ email: "lena@" }, { email: ["invalid"] }],
  [{ password: "7 signs", repeat: "7 signs" }, { password: ["too_short"] }],
  [{ repeat: "blue lamp" }, { repeat: ["invalid"] }],
])("a client with %j is told %j", (changed, fields) => {
  const { error } = accountSchema.safeParse({ ...known, ...changed });
  expect(fieldErrorsOf(error?.issues ?? [])).toEqual(fields);
});

test.each([
  [{}, {}],
  [{ colors: [] }, { colors: ["required"] }],
  [{ guests: "0" }, { guests: ["invalid"] }],
  [{ guests: "12.5" }, { guests: ["invalid"] }],
  [{ guests: "250" }, {}],
  [{ from: "2026-12-05", until: "2026-12-04" }, { until: ["invalid"] }],
  [{ from: "2026-12-05", until: "2026-12-05" }, {}],
  [{ starts: "" }, { starts: ["invalid"] }],
])("a night with %j is told %j", (changed, fields) => {
  const { error } = profileSchema.safeParse({ ...complete, ...changed });
  expect(fieldErrorsOf(error?.issues ?? [])).toEqual(fields);
});

test("an enquiry is only finished with the client's consent, and for at least one area", () => {
  const { error } = finishSchema.safeParse({ targets: [], hasAgreed: false });
  expect(fieldErrorsOf(error?.issues ?? [])).toEqual({
    targets: ["required"],
    hasAgreed: ["required"],
  });
  expect(finishSchema.safeParse({ targets: ["notes"], hasAgreed: true }).success).toBe(true);
});

test("the empty draft is one that can be kept", () => {
  expect(draftSchema.parse(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
});

test("a list of songs has one a line, whatever ends the lines", () => {
  expect(songsIn("\uFEFFABBA – Waterloo\r\n\n  Dabke  \rOne more\n")).toEqual([
    "ABBA – Waterloo",
    "Dabke",
    "One more",
  ]);
  expect(songsIn("a\n".repeat(500))).toHaveLength(100);
});

test("the editor's HTML becomes lines of text", () => {
  expect(
    linesOf(
      "<p>First <strong>dance</strong> &amp; cake</p><p></p><ul><li><p>22:00</p></li></ul>a<br>b",
    ),
  ).toEqual(["First dance & cake", "– 22:00", "a", "b"]);
});

test("without a day, an enquiry is no appointment", () => {
  expect(reachable(complete)).toEqual(["notes", "contacts", "calendar"]);
  expect(reachable({ ...complete, day: "" })).toEqual(["notes", "contacts"]);
  expect(reachable({ ...complete, isSkipped: true })).toEqual(["notes", "contacts"]);
});

test("the client becomes a contact, the night an appointment on the clocks of the visitor", () => {
  expect(contactOf({ ...complete, venue: " Harbour Hall\n" }, "Wedding")).toMatchObject({
    firstname: "Lena",
    address: "Harbour Hall",
    notes: "Wedding",
  });
  expect(appointmentOf(complete, "Wedding", "Europe/Berlin")).toMatchObject({
    start: "2026-12-05T19:00:00.000Z",
    end: "2026-12-06T00:00:00.000Z",
    allDay: false,
  });
  const skipped = { ...complete, day: "2026-03-29", starts: "02:30" };
  expect(appointmentOf(skipped, "Wedding", "Europe/Berlin")).toBeUndefined();
});
