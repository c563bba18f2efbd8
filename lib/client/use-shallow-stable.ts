import { useState } from "react";

/** The same object for as long as its fields are the same ones. */
export function useShallowStable<T extends object>(value: T): T {
  const [stable, setStable] = useState(value);
  if (hasSameFields(stable, value)) return stable;
  setStable(value);
  return value;
}

function hasSameFields(one: object, other: object) {
  const fields: Record<string, unknown> = { ...other };
  return Object.entries(one).every(([name, field]) => Object.is(field, fields[name]));
}
