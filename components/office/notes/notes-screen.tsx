"use client";

import { SWRConfig } from "swr";
import { DeskProvider } from "@/components/office/desk/desk-provider";
import { noteCalls } from "@/lib/office/notes/calls";
import type { Note } from "@/lib/office/notes/schema";
import { NotesArea } from "./notes-area";

type Props = {
  /** The samples. */
  notes: Note[];
  account: string | undefined;
};

export function NotesScreen({ notes, account }: Props) {
  return (
    <SWRConfig value={{ fallback: { [noteCalls.list.path]: notes } }}>
      <DeskProvider area="notes" account={account}>
        <NotesArea />
      </DeskProvider>
    </SWRConfig>
  );
}
