import type { FieldErrors } from "@/lib/calls/errors";

/** The errors that are left when only `wrong` is still wrong, after the field `edited` was edited. */
export function remaining(
  { fields, isFromServer }: { fields: FieldErrors; isFromServer?: boolean | undefined },
  wrong: FieldErrors,
  edited: string,
): FieldErrors {
  const left = Object.entries(fields).flatMap(([name, shown]): [string, string[]][] => {
    const keys = wrong[name] ?? (isFromServer && name !== edited ? shown : undefined);
    return keys ? [[name, keys]] : [];
  });
  return Object.fromEntries(left);
}

export function nameOf(element: Element) {
  return element.getAttribute("name") ?? "";
}

/** A half-typed date has an empty value; without this check it would pass as none. */
export function unreadIn({ elements }: HTMLFormElement): FieldErrors {
  const unread = [...elements].filter(
    (element) => element instanceof HTMLInputElement && element.validity.badInput,
  );
  return Object.fromEntries(unread.map((element) => [nameOf(element), ["invalid"]]));
}

export function firstWrong({ elements }: HTMLFormElement, fields: FieldErrors) {
  return Object.keys(fields)
    .map((name) => elements.namedItem(name))
    .find((element) => element instanceof HTMLElement);
}
