export type Part = { [key: string]: string | Part };

/** The part of all messages that these namespaces name, such as `cart` and `shop.colors`. */
export function partOf(all: Part, namespaces: readonly string[]) {
  const messages: Part = {};
  for (const namespace of namespaces) take(all, messages, namespace.split("."));
  return messages;
}

function take(from: Part, to: Part, [name = "", ...rest]: string[]) {
  const found = from[name];
  if (typeof found !== "object" || rest.length === 0) {
    if (found !== undefined) to[name] = found;
    return;
  }
  const known = to[name];
  const inner: Part = { ...(typeof known === "object" && known) };
  to[name] = inner;
  take(found, inner, rest);
}
