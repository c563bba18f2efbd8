import type { ReactNode } from "react";
import type { Song } from "@/lib/office/tables/schema";
import { TableTools } from "./tables-tools";
import { useTools } from "./use-tools";

type Props = { samples: readonly Song[]; children: ReactNode };

/** Gives the parts of the screen what they need of the songs, each no more than it reads. */
export function TablesProvider({ samples, children }: Props) {
  return <TableTools parts={useTools(samples)}>{children}</TableTools>;
}
