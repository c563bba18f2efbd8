import type { ComponentType } from "react";
import type { ColumnSort } from "@/components/office/desk/use-sorted-pages";
import { createRequiredContext } from "@/lib/client/required-context";
import type { EditableColumn, Song, SongColumn, Tempo } from "@/lib/office/tables/schema";
import type { CellFieldProps } from "./cell-field";
import type { SongTable } from "./use-song-table";

export type Sort = ColumnSort<SongColumn>;

/** The tools that all parts of the table share. */
export type TablesTools = {
  songs: readonly Song[];
  /** Those that match search, genre and tempo, in no order. */
  listed: Song[];
  table: SongTable;
  search: string;
  setSearch: (search: string) => void;
  genre: Song["genre"] | undefined;
  setGenre: (genre: Song["genre"] | undefined) => void;
  tempo: Tempo | undefined;
  setTempo: (tempo: Tempo | undefined) => void;
  showAll: () => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
  size: number;
  setSize: (size: number) => void;
  setPage: (page: number) => void;
  setCell: (id: number, column: EditableColumn, value: string | number) => void;
  /** The field of a cell that is corrected, which is loaded when the page is idle. */
  field: { Part: ComponentType<CellFieldProps> | undefined; open: () => Promise<boolean> };
  /** With a toast that undoes it. */
  remove: (songs: readonly Song[]) => void;
};

export const [TablesContext, useTablesTools] = createRequiredContext<TablesTools>("TablesContext");
