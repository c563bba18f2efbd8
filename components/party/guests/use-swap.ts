import { useRef, useState } from "react";
import { freesSlot } from "@/lib/party/guests/rules";
import type { GuestRequest } from "@/lib/party/requests/schema";

/** Which of their requests the guest gives up for the new one, where that needs a slot and none is left. */
export function useSwap(own: GuestRequest[], needsSlot: boolean) {
  /** An id; empty after the guest has sent without choosing one. */
  const [chosen, choose] = useState<string>();
  const field = useRef<HTMLFieldSetElement>(null);
  const requests = needsSlot ? own.filter(freesSlot) : [];
  const request = requests.find(({ id }) => id === chosen);

  /** Leads the guest to the choice if it is still to be made, and returns whether it is. */
  function askIfMissing() {
    if (requests.length === 0 || request) return false;
    choose("");
    field.current?.querySelector("input")?.focus();
    return true;
  }

  return {
    request,
    askIfMissing,
    isPossible: requests.length > 0,
    forget: () => choose(undefined),
    fieldProps: { ref: field, requests, chosen, isMissing: chosen === "", onChoose: choose },
  };
}
