import { createContext, use } from "react";
import { useStore } from "zustand";
import type { CustomizerState, createCustomizerStore } from "./store";

export const CustomizerContext = createContext<
  ReturnType<typeof createCustomizerStore> | undefined
>(undefined);

function useCustomizerStore() {
  const store = use(CustomizerContext);
  if (!store) throw new Error("The customizer is read outside of its provider.");
  return store;
}

export function useCustomizer<T>(select: (state: CustomizerState) => T) {
  return useStore(useCustomizerStore(), select);
}

/** The settings in force, as the visitor changes them. */
export function useSettings() {
  return useCustomizer(({ settings }) => settings);
}
