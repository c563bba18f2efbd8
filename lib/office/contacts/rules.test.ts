import { mailHref, mapHref, telHref } from "./links";
import { countsOf, initialsOf, inOrder, isIn, matching, nameOf } from "./rules";
import { type Contact, contactSchema, newContactSchema } from "./schema";

const contact = (id: number, fields: Partial<Contact> = {}) =>
  contactSchema.parse({ id, ...fields });

const nadia = contact(1, {
  firstname: "Nadia",
  lastname: "Räikkönen",
  company: "Café Noir",
  department: "Sales",
  phone: "+49 (0)40 5550-1830",
  email: "nadia@harbour.example",
  address: "Quay 7, Hamburg",
  notes: "Ring Piet at the dock.",
  starred: true,
});
const omar = contact(2, { firstname: "Omar", department: "Support", frequentlycontacted: true });
const all = [nadia, omar];

const words = { Engineering: "Technique", Support: "Assistance", Sales: "Ventes" };
const found = (search: string, filter: "show_all" | "starred" = "show_all") =>
  matching(all, { search, filter, words }).map(({ id }) => id);

test.each([
  ["first name", "nadia"],
  ["last name, without accents", "RAIKKONEN"],
  ["company", "cafe noir"],
  ["department, as the visitor reads it", "vente"],
  ["phone, as it is written", "5550-1830"],
  ["phone, without what stands between the digits", "405550"],
  ["email", "harbour.example"],
  ["address", "quay hamburg"],
  ["notes", "piet dock"],
  ["words of several fields", "nadia quay"],
])("a search finds the %s", (_, search) => {
  expect(found(search)).toEqual([1]);
});

test("a search needs every word, and narrows what the filter shows", () => {
  expect(found("")).toEqual([1, 2]);
  expect(found("nadia omar")).toEqual([]);
  expect(found("a", "starred")).toEqual([1]);
});

test("everybody is shown, or the frequent, the starred, or a department", () => {
  expect(all.map((one) => isIn("show_all", one))).toEqual([true, true]);
  expect(all.map((one) => isIn("frequent", one))).toEqual([false, true]);
  expect(all.map((one) => isIn("starred", one))).toEqual([true, false]);
  expect(all.map((one) => isIn("Support", one))).toEqual([false, true]);
  expect(countsOf(all)).toEqual({
    show_all: 2,
    frequent: 1,
    starred: 1,
    Engineering: 0,
    Support: 1,
    Sales: 1,
  });
});

test.each([
  [{ firstname: "Nadia", lastname: "Rahal", company: "Hall" }, "Nadia Rahal", "NR"],
  [{ firstname: "Ana Maria", lastname: "del Río" }, "Ana Maria del Río", "AR"],
  [{ lastname: "王", firstname: "小明" }, "王小明", "王"],
  [{ firstname: "प्रिया", lastname: "E\u0301mile" }, "प्रिया E\u0301mile", "पE"],
  [{ company: "Harbour Hall" }, "Harbour Hall", "HH"],
  [{ email: "a@b.example", phone: "1" }, "a@b.example", "AE"],
  [{}, "", ""],
])("%j is called %j, with the initials %j", (fields, name, initials) => {
  expect([nameOf(contact(1, fields)), initialsOf(contact(1, fields))]).toEqual([name, initials]);
});

test("contacts stand in the order of the alphabet, by either name", () => {
  const listed = [
    contact(1, { firstname: "Zoë", lastname: "Abel" }),
    contact(2, { firstname: "Émile", lastname: "Zola" }),
    contact(3, { firstname: "Eva", company: "Noon" }),
  ];
  const ids = (by: "firstname" | "lastname") => inOrder(listed, "fr", by).map(({ id }) => id);
  expect(ids("firstname")).toEqual([2, 3, 1]);
  expect(ids("lastname")).toEqual([1, 3, 2]);
});

test.each([
  ["+49 (0)40 5550-1830", "tel:+494055501830"],
  ["(040) 5550 1830", "tel:04055501830"],
  ["٠٤٠ ١٢٣٤", "tel:0401234"],
  ["+1 555 0100 ext. 7", "tel:+15550100,7"],
  ["*100#", "tel:*100%23"],
  ["ask Piet", undefined],
  ["", undefined],
])("the number %j is dialled as %j", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test("a letter and a map have an address that what is typed cannot leave", () => {
  expect(mailHref("a+b@c.example")).toBe("mailto:a%2Bb@c.example");
  expect(mailHref("")).toBeUndefined();
  expect(mapHref("Quay 7 & 8, Hamburg")).toBe(
    "https://www.openstreetmap.org/search?query=Quay%207%20%26%208%2C%20Hamburg",
  );
  expect(mapHref("")).toBeUndefined();
});

const blank = {
  firstname: "",
  lastname: "",
  department: "",
  company: "",
  phone: "",
  email: "",
  address: "",
  notes: "",
};
const wrongIn = (fields: object) =>
  newContactSchema.safeParse({ ...blank, ...fields }).error?.issues.map(({ path }) => path[0]) ??
  [];

test("a contact needs a name or a company, and nothing else", () => {
  expect(wrongIn({})).toEqual(["firstname"]);
  expect(wrongIn({ firstname: "  " })).toEqual(["firstname"]);
  for (const name of ["firstname", "lastname", "company"])
    expect(wrongIn({ [name]: "A" })).toEqual([]);
});

test.each([
  [
    "phone",
    ["+49 (0)40 5550-1830", "040/5550.1830 ext. 7", "٠٤٠ ١٢٣٤", "*100#", ""],
    ["12", "ask", "0x1"],
  ],
  [
    "email",
    ["a@b.example", " a@b.example ", ""],
    ["a@b", "a b@c.example", "a@b.example?subject=x"],
  ],
  ["address", ["", "x".repeat(300)], ["x".repeat(301)]],
  ["department", ["", "Sales"], ["Catering"]],
])("%s is taken and refused as people expect", (name, right, wrong) => {
  for (const value of right) expect(wrongIn({ firstname: "A", [name]: value })).toEqual([]);
  for (const value of wrong) expect(wrongIn({ firstname: "A", [name]: value })).toEqual([name]);
});
