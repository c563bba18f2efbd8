import { OWNER, STRANGER } from "@/data/people";
import { nameOf } from "./authors";

test("a visitor without an account is named in the reader's language, everybody else by their name", () => {
  expect(nameOf(STRANGER, "Visiteur")).toBe("Visiteur");
  expect(nameOf(OWNER, "Visiteur")).toBe(OWNER.name);
});
