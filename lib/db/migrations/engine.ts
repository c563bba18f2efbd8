/** The storage engines that every migration writes its tables for. */
export type Engine = "sqlite" | "postgres";
