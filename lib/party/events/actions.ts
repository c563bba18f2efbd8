import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import type { Dj } from "@/lib/account/auth/schema";
import { send } from "@/lib/client/send";
import { serverNow } from "@/lib/client/server-clock";
import { useWrite } from "@/lib/client/use-write";
import { memberCalls } from "@/lib/party/members/calls";
import { djEventKey, eventCalls } from "./calls";
import { useReviseEvent } from "./hooks";
import { isOfEvents } from "./list";
import { setByHand } from "./rules";
import type { DjEvent, EventChange, EventStatus, NewEvent } from "./schema";

export function useEventActions() {
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const revise = useReviseEvent();
  const t = useTranslations("events");
  const change = (id: string, body: EventChange) =>
    send(eventCalls.update, { params: { id }, body });
  const readLists = () => mutate(isOfEvents);
  const readAgain = (id: string) => Promise.all([readLists(), mutate(djEventKey(id))]);
  const restore = ({ id, status, opensAt, closesAt }: DjEvent) =>
    write({
      send: () => change(id, { status, opensAt, closesAt }),
      onSuccess: () => readAgain(id),
    });

  return {
    async create(body: NewEvent) {
      await send(eventCalls.create, { body });
      await readLists();
    },
    async update(id: string, body: EventChange) {
      await change(id, body);
      await readAgain(id);
    },
    /** Opens, pauses or closes an event by hand; undo opens it again, and puts the times back that this overruled. */
    setStatus(event: DjEvent, status: EventStatus) {
      const { id, name, opensAt, closesAt } = event;
      const expected = setByHand(event, status, serverNow());
      const outcome =
        (status === "closed" && "closed") ||
        (expected.opensAt !== opensAt && "early") ||
        (expected.closesAt !== closesAt && "again");
      return write({
        send: () => change(id, { status }),
        optimistic() {
          revise({ id, ...expected });
          return { settle: (answer) => revise(answer.event), rollBack: readLists };
        },
        onSuccess: () => mutate(djEventKey(id)),
        ...(outcome && {
          success: t(`byHand.${outcome}`, { name }),
          undo: () => restore(event),
        }),
      });
    },
    /** Lets phones in that have never been anywhere, or keeps them out; undo does it as of when it was before. */
    setDoor({ id, name, settings }: DjEvent, isOpen: boolean) {
      const tell = (doorClosedAt: string | null) => ({
        send: () => change(id, { settings: { doorClosedAt } }),
        onSuccess: () => readAgain(id),
      });
      return write({
        ...tell(isOpen ? null : new Date(serverNow()).toISOString()),
        success: t(isOpen ? "byHand.doorOpen" : "byHand.doorClosed", { name }),
        undo: () => write(tell(settings.doorClosedAt)),
      });
    },
    /** Ends the signed-in member's own access. */
    leave: ({ id }: Pick<DjEvent, "id">, dj: Pick<Dj, "id">) =>
      write({
        send: () => send(memberCalls.remove, { params: { id, djId: dj.id } }),
        onSuccess: readLists,
      }),
    remove: ({ id }: Pick<DjEvent, "id">) =>
      write({
        send: () => send(eventCalls.remove, { params: { id } }),
        onSuccess: readLists,
      }),
  };
}
