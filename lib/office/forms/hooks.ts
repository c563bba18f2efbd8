import type { Draft } from "./schema";
import { useBookingStore } from "./store";

export function useBooking() {
  return useBookingStore(({ draft }) => draft);
}

/** One field of the enquiry: its value, and a function that sets it. */
export function useBookingField<Name extends keyof Draft>(name: Name) {
  const value = useBookingStore(({ draft }) => draft[name]);
  const set = useBookingStore((state) => state.set);
  return [value, (next: Draft[Name]) => set({ [name]: next })] as const;
}
