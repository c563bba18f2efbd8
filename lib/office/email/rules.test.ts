import {
  countsOf,
  type EmailFilter,
  emailFilters,
  inOrder,
  isIn,
  matching,
  movedTo,
  rangeOf,
  trashToggled,
} from "./rules";
import { type DeskEmail, deskEmailSchema } from "./schema";

function email(id: number, change: Partial<DeskEmail> = {}): DeskEmail {
  return deskEmailSchema.parse({
    id,
    from: "Zoë Sand",
    thumbnail: "/api/pictures/avatar/1",
    subject: "Load-in on Saturday",
    time: "2026-11-22T12:00:00.000Z",
    To: "mika@crowdcue.example",
    emailExcerpt: "The dock door",
    emailContent: "<p>The dock door opens at <b>five</b> &amp; closes at six.</p>",
    unread: false,
    attachment: false,
    starred: false,
    important: false,
    checked: false,
    inbox: true,
    sent: false,
    draft: false,
    spam: false,
    trash: false,
    attachments: [],
    ...change,
  });
}

const filtersOf = (change: Partial<DeskEmail>) =>
  emailFilters.filter((filter) => isIn(email(1, change), filter));

test("a mail is in its folder, its marks and its label, and what is deleted in the trash alone", () => {
  expect(filtersOf({})).toEqual(["inbox"]);
  expect(filtersOf({ starred: true, label: "Health" })).toEqual(["inbox", "starred", "Health"]);
  expect(filtersOf({ inbox: false, spam: true, important: true })).toEqual(["spam", "important"]);
  expect(filtersOf({ trash: true, starred: true, label: "Social" })).toEqual(["trash"]);
});

test("a draft shows once something is typed, and stays when it is sent untouched", () => {
  const draft = { inbox: false, draft: true, untouched: true };
  expect(filtersOf(draft)).toEqual([]);
  expect(filtersOf({ ...draft, untouched: false })).toEqual(["draft"]);
  expect(filtersOf({ ...draft, draft: false, sent: true })).toEqual(["sent"]);
});

test("delete toggles the trash flag, and what has no other folder returns to the inbox", () => {
  expect(trashToggled(email(1))).toEqual({ trash: true });
  expect(trashToggled(email(1, { trash: true }))).toEqual({ trash: false });
  expect(trashToggled(email(1, { inbox: false, sent: true, trash: true }))).toEqual({
    trash: false,
  });
  expect(trashToggled(email(1, { inbox: false, trash: true }))).toEqual({
    trash: false,
    inbox: true,
  });
});

test("moving leaves one folder, and the trash remembers where a mail was", () => {
  const spam = email(1, { inbox: false, spam: true });
  expect(filtersOf({ ...spam, ...movedTo("inbox") })).toEqual(["inbox"]);
  expect(filtersOf({ ...spam, ...movedTo("trash") })).toEqual(["trash"]);
  expect({ ...spam, ...movedTo("trash") }.spam).toBe(true);
});

test("a search finds sender, recipient, subject and text, without case, accents and tags", () => {
  const all = [
    email(1),
    email(2, { from: "Jonas West", subject: "Réservation", inbox: false, sent: true }),
  ];
  const found = (search: string, filter: EmailFilter = "inbox") =>
    matching(all, { search, filter }).map(({ id }) => id);
  expect(found("")).toEqual([1]);
  expect(found("ZOE dock")).toEqual([1]);
  expect(found("five & closes")).toEqual([1]);
  expect(found("<b>")).toEqual([]);
  expect(found("reservation mika@", "sent")).toEqual([2]);
  expect(found("zoe tomorrow")).toEqual([]);
});

test("incoming mail counts what is unread, everything else what is there", () => {
  const all = [
    email(1, { unread: true, label: "Social" }),
    email(2, { label: "Social" }),
    email(3, { inbox: false, draft: true }),
    email(4, { unread: true, trash: true }),
  ];
  expect(countsOf(all)).toMatchObject({ inbox: 1, draft: 1, Social: 2, trash: 1, spam: 0 });
});

test("the newest mail comes first, and equal times have one order", () => {
  const all = [email(1), email(3), email(2, { time: "2026-11-22T12:00:00.001Z" })];
  expect(inOrder(all).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(inOrder([...all].reverse())).toEqual(inOrder(all));
});

test("a range goes from one row to the other in either direction, and is one row without a start", () => {
  const all = [email(4), email(3), email(2), email(1)];
  expect(rangeOf(all, 3, 1)).toEqual([3, 2, 1]);
  expect(rangeOf(all, 1, 3)).toEqual([3, 2, 1]);
  expect(rangeOf(all, undefined, 2)).toEqual([2]);
  expect(rangeOf(all, 99, 2)).toEqual([2]);
});
