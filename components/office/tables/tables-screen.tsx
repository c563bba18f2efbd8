"use client";

import { DeskProvider } from "@/components/office/desk/desk-provider";
import type { Song } from "@/lib/office/tables/schema";
import { TablesArea } from "./tables-area";

type Props = {
  /** The samples. */
  songs: Song[];
  account: string | undefined;
};

export function TablesScreen({ songs, account }: Props) {
  return (
    <DeskProvider area="tables" account={account}>
      <TablesArea samples={songs} />
    </DeskProvider>
  );
}
