import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { fieldErrorsOf } from "@/lib/calls/problems";
import { requestCheck } from "./request-check";
import { cleanRequestSchema, newRequestSchema } from "./schema";

/** Whatever people type, and around the limits. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", minLength: 58, maxLength: 62 }),
  fc.string({ unit: "grapheme-ascii", minLength: 198, maxLength: 202 }),
  fc.string({ unit: "grapheme-ascii", minLength: 278, maxLength: 282 }),
  fc.constantFrom(
    "",
    "  ",
    "\u200b",
    "Zombie\n",
    "a\r\nb",
    "\u0007",
    "\ud800",
    "WAP [Explicit]",
    "https://a.example/b",
  ),
);
const written = fc.record(
  { title: text, artist: text, name: text, message: text, trackId: fc.constantFrom("1", "4711") },
  { requiredKeys: ["title", "artist", "name", "message"] },
);

test.each([
  ["where everything may be asked for", true, newRequestSchema],
  ["where nothing explicit may", false, cleanRequestSchema],
])("the form finds what the schema finds, %s", (_, explicit, schema) => {
  const check = requestCheck({ explicit });
  fc.assert(
    fc.property(written, (words) => {
      const request = { id: randomUUID(), ...words };
      const [found, right] = [check.safeParse(request), schema.safeParse(request)];
      expect(found.data).toEqual(right.data);
      expect(firstOf(found.error?.issues)).toEqual(firstOf(right.error?.issues));
    }),
    { numRuns: 500 },
  );
});

/** The error that each field shows. */
function firstOf(issues: Parameters<typeof fieldErrorsOf>[0] = []) {
  const fields = Object.entries(fieldErrorsOf(issues));
  return Object.fromEntries(fields.map(([field, [key]]) => [field, key]));
}
