import { type ReactNode, useEffect } from "react";
import { DeskContext, usePersistedDesk } from "@/lib/office/desk/hooks";
import type { Area } from "@/lib/office/desk/schema";
import { liftVeil } from "./veil";

type Props = {
  area: Area;
  /** The account that keeps the desk as well; undefined where only the device does. */
  account: string | undefined;
  children: ReactNode;
};

/** What the visitor changes in an area, for all parts of its screen. */
export function DeskProvider({ area, account, children }: Props) {
  const store = usePersistedDesk(area, account);
  // Not in a layout effect: React renders what the store has read after those, and the samples would show until then.
  useEffect(liftVeil, []);
  return <DeskContext value={store}>{children}</DeskContext>;
}
