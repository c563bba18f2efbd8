import { buildEmails } from "@/data/email";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { EMAIL, emailActions } from "./actions";
import { isIn, trashToggled } from "./rules";

const samples = buildEmails();
const me = { name: "Mika", picture: "/api/pictures/avatar/mika" };

function open() {
  const desk = createDeskStore("email");
  const emails = () => itemsOn(desk.getState().desk, samples, EMAIL);
  const one = (id: number) => emails().find((email) => email.id === id);
  return { ...emailActions(desk), emails, one };
}

test.each(["starred", "important"] as const)("%s toggles, and undoing restores it", (flag) => {
  const { changeAll, emails } = open();
  const [first, second] = emails();
  if (!first || !second) throw new Error("There are samples.");
  const undo = changeAll([first, second], (email) => ({ [flag]: !email[flag] }));
  const flags = () =>
    emails()
      .slice(0, 2)
      .map((email) => email[flag]);
  expect(flags()).toEqual([!first[flag], !second[flag]]);
  undo();
  expect(emails()).toEqual(samples);
});

test("delete toggles the trash flag of each mail, and undoing restores it", () => {
  const { changeAll, emails } = open();
  const chosen = emails().slice(0, 3);
  const undo = changeAll(chosen, trashToggled);
  expect(
    emails()
      .slice(0, 3)
      .map(({ trash }) => trash),
  ).toEqual(chosen.map(({ trash }) => !trash));
  undo();
  expect(
    emails()
      .slice(0, 3)
      .map(({ trash }) => trash),
  ).toEqual(chosen.map(({ trash }) => trash));
});

test("a draft is kept as it is written, with an excerpt, and sent it stands in Sent", () => {
  const { addDraft, write, send, one } = open();
  const id = addDraft(me, { To: "lena@hall.example" });
  expect(one(id)).toMatchObject({ from: "Mika", draft: true, untouched: true, subject: "" });
  write(id, { subject: "Load-in" });
  write(id, { emailContent: `<p>Five <b>o’clock</b> &amp; ${"x".repeat(200)}</p>` });
  const draft = one(id);
  if (!draft) throw new Error("The draft is there.");
  expect(draft).toMatchObject({ subject: "Load-in", To: "lena@hall.example", untouched: false });
  expect(draft.emailExcerpt).toMatch(/^Five o’clock & x+$/);
  expect(draft.emailExcerpt).toHaveLength(160);
  const undo = send(draft);
  const sent = one(id);
  expect(sent && [isIn(sent, "sent"), isIn(sent, "draft")]).toEqual([true, false]);
  expect(sent && sent.time >= draft.time).toBe(true);
  undo();
  expect(one(id)).toEqual(draft);
});

test("discarding removes a draft, and undoing brings it back", () => {
  const { addDraft, write, discard, one } = open();
  const id = addDraft(me, {});
  write(id, { subject: "Load-in" });
  const draft = one(id);
  const undo = discard(id);
  expect(one(id)).toBeUndefined();
  undo();
  expect(one(id)).toEqual(draft);
});
