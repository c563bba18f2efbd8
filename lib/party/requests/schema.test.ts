import { randomUUID } from "node:crypto";
import { fieldErrorsOf } from "@/lib/calls/problems";
import { cleanRequestSchema, newRequestSchema } from "./schema";

const song = { id: randomUUID(), title: "Zombie (Explicit)" };

test("where an event forbids explicit songs, a guest hears of it before sending", () => {
  expect(newRequestSchema.safeParse(song).success).toBe(true);
  const { error } = cleanRequestSchema.safeParse(song);
  expect(fieldErrorsOf(error?.issues ?? [])).toEqual({ title: ["explicit"] });
});
