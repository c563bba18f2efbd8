import { passing } from "./rules";
import { type Choices, choicesSchema } from "./schema";

const fields = Object.entries(choicesSchema.shape);

/** The choices in a cookie value, without those that are invalid. */
export function readChoices(cookie: string | undefined): Choices {
  const stored = decode(cookie);
  const valid = fields.flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(stored[name]);
    return success && !passing.has(name) ? [[name, data] as const] : [];
  });
  return Object.fromEntries(valid);
}

function decode(cookie = ""): Record<string, unknown> {
  try {
    return { ...JSON.parse(decodeURIComponent(cookie)) };
  } catch {
    return {};
  }
}
