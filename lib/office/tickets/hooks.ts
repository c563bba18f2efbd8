import { useAnswer } from "@/lib/client/hooks";
import { ticketCalls } from "./calls";

export function useTickets() {
  return useAnswer(ticketCalls.list);
}
