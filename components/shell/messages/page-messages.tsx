import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { type Part, partOf } from "@/lib/shell/messages/rules";
import { MoreMessages } from "./more-messages";

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

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
  return <MoreMessages messages={partOf(all, namespaces)}>{children}</MoreMessages>;
}
