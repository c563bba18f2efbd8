import { useAnswer } from "@/lib/http/hooks";
import { ticketCalls } from "./schema";

export function useTickets() {
  return useAnswer(ticketCalls.list);
}
