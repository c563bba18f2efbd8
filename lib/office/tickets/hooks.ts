import { useAnswer } from "@/lib/client/hooks";
import { ticketCalls } from "./schema";

export function useTickets() {
  return useAnswer(ticketCalls.list);
}
