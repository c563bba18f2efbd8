import { create } from "zustand";

type Navigation = {
  /** The page that was last requested. */
  destination: string | undefined;
  /** Whether the browser's history requested it: Back or Forward. */
  isTraversal: boolean;
};

export const useNavigationStore = create<Navigation>()(() => ({
  destination: undefined,
  isTraversal: false,
}));
