import { useAnswer } from "@/lib/client/hooks";
import { send } from "@/lib/client/send";
import { useDeskItems } from "@/lib/office/desk/hooks";
import { calendarCalls } from "./calls";
import { type Appointment, appointmentSchema } from "./schema";

export const APPOINTMENT = { schema: appointmentSchema, id: "id" };
const NONE: Appointment[] = [];

/** The appointments as the visitor left them, in no order. */
export function useAppointments(samples: readonly Appointment[]) {
  return useDeskItems(samples, APPOINTMENT) ?? NONE;
}

/** The secret address of the DJ's calendar: since when there is one, and how to make, renew and revoke it. */
export function useSubscription() {
  const { data, error, mutate } = useAnswer(calendarCalls.subscription);
  return {
    since: data?.since,
    error,
    /** Returns the new address, which is never shown again. */
    async subscribe() {
      const { address, since } = await send(calendarCalls.subscribe);
      await mutate({ since }, { revalidate: false });
      return address;
    },
    async unsubscribe() {
      await send(calendarCalls.unsubscribe);
      await mutate({ since: null }, { revalidate: false });
    },
  };
}
