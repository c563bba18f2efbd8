import { buildContacts } from "@/data/contacts";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { contactActions } from "./actions";
import { type Contact, contactSchema, type NewContact } from "./schema";

const samples: Contact[] = buildContacts();
const [first, second, third] = samples as [Contact, Contact, Contact];

function open() {
  const desk = createDeskStore("contacts");
  const kept = () => desk.getState().desk;
  const contacts = () => itemsOn(kept(), samples, { schema: contactSchema, id: "id" });
  return { ...contactActions(desk), kept, contacts };
}

const written: NewContact = {
  firstname: "Zoë",
  lastname: "Sand",
  department: "",
  company: "",
  phone: "+49 40 5550",
  email: "",
  address: "",
  notes: "",
};

test("a new contact is neither starred nor deleted, and what is blank takes no room on the desk", () => {
  const { add, contacts, kept } = open();
  const id = add(written);
  expect(contacts()).toHaveLength(samples.length + 1);
  const flags = { starred: false, frequentlycontacted: false, deleted: false };
  expect(contacts().at(-1)).toEqual({ ...written, ...flags, id, image: "" });
  expect(Object.keys(kept().entries[id]?.fields ?? {})).toEqual(["firstname", "lastname", "phone"]);
});

test("the star toggles, and nothing else changes", () => {
  const { update, contacts } = open();
  const starred = !first.starred;
  update(first, { starred });
  expect(contacts()).toEqual([{ ...first, starred }, ...samples.slice(1)]);
});

test("saving writes the fields that differ, and those only", () => {
  const { update, contacts, kept } = open();
  update(first, { firstname: first.firstname, phone: "+49 40 1" });
  expect(contacts()[0]).toEqual({ ...first, phone: "+49 40 1" });
  expect(Object.keys(kept().entries[first.id]?.fields ?? {})).toEqual(["phone"]);
  const before = kept();
  update(second, { ...second });
  expect(kept()).toBe(before);
});

test("deleting removes the contacts, and undoing brings them back with their changes", () => {
  const { update, remove, contacts } = open();
  update(first, { notes: "Knows the caretaker" });
  const before = contacts();
  const undo = remove(first.id, third.id);
  expect(contacts()).toEqual(samples.filter((one) => one !== first && one !== third));
  undo();
  expect(contacts()).toEqual(before);
});

test("what an import added and changed can be undone as a whole", () => {
  const { write, contacts } = open();
  const undo = write(
    [written, { company: "Hall" }],
    [{ contact: first, values: { phone: "1234" } }],
  );
  expect(contacts()).toHaveLength(samples.length + 2);
  expect(contacts()[0]?.phone).toBe("1234");
  undo();
  expect(contacts()).toEqual(samples);
});

test("one contact takes the place of several, and undoing brings them back", () => {
  const { merge, contacts } = open();
  const undo = merge([{ change: { contact: first, values: { phone: "1234" } }, gone: [third] }]);
  expect(contacts().map(({ id }) => id)).not.toContain(third.id);
  expect(contacts()[0]).toEqual({ ...first, phone: "1234" });
  undo();
  expect(contacts()).toEqual(samples);
});
