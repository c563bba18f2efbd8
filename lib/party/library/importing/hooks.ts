import { useStore } from "zustand";
import { imports } from "./store";

/** The imports that this account has begun on this page, the newest first, and what came before them. */
export function useImports(owner: string) {
  const { jobs, ...others } = useStore(imports);
  return { ...others, jobs: jobs.filter((job) => job.owner === owner) };
}
