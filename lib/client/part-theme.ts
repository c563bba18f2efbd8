import { type ComponentType, createContext, type ReactNode } from "react";

/** Loads what surrounds a part with MUI's theme. */
export type LoadTheme = () => Promise<ComponentType<{ children: ReactNode }>>;

/** How parts that open on demand get MUI's theme; undefined below that theme. */
export const PartTheme = createContext<LoadTheme | undefined>(undefined);
