import { createStoreContext, useScreenStore } from "@/lib/client/screen-store";
import type { CustomizerState } from "./store";

export const CustomizerContext = createStoreContext<CustomizerState>();

export function useCustomizer<T>(select: (state: CustomizerState) => T) {
  return useScreenStore(CustomizerContext, select);
}

/** The current settings, including the visitor's changes. */
export function useSettings() {
  return useCustomizer(({ settings }) => settings);
}
