import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { MoreMessages } from "./more-messages";

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Part = { [key: string]: string | Part };

/**
 * Sends the browser the messages of these namespaces, in addition to those around it. Each page names its own, so
 * that one area's words make no other area's page heavier. `npm run check` refuses a list that does not fit.
 */
export async function PageMessages({
  of: namespaces,
  children,
}: {
  of: readonly Namespace[];
  children: ReactNode;
}) {
  const all = (await getMessages()) as Part;
  const messages: Part = {};
  for (const namespace of namespaces) take(all, messages, namespace.split("."));
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
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
