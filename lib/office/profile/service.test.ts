import { OWNER } from "@/data/people";
import { authorSchema } from "@/lib/office/posts/schema";
import { profileOf } from "./service";

const ana = { id: "account-1", name: "Ana", email: "ana@example.org" };

test("without an account, the profile is the sample's", () => {
  expect(profileOf(undefined, "en")).toMatchObject({ id: OWNER.id, name: OWNER.name });
});

test("a DJ has a profile with the name of the account, and no trace of its id", () => {
  const profile = profileOf(ana, "en");
  expect(authorSchema.safeParse(profile).success).toBe(true);
  expect(profile).toMatchObject({ name: "Ana", intro: { email: ana.email } });
  expect(JSON.stringify(profile)).not.toContain(ana.id);
  expect(profileOf(ana, "en")).toEqual(profile);
  expect(profileOf({ ...ana, id: "account-2" }, "en").id).not.toBe(profile.id);
});

test.each([
  ["en", /questions later/],
  ["fr", /les questions après/],
  ["ar", /الديسكو أولًا/],
  ["ch", /先放迪斯科/],
  ["vi", /Disco trước đã/],
] as const)(
  "the sample introduces themselves in the visitor's language (%s)",
  (language, words) => {
    expect(profileOf(undefined, language).intro.bio).toMatch(words);
  },
);
