import { useRef } from "react";
import useSWR from "swr";
import { addressOf } from "@/lib/calls/address";
import { useAnswer } from "@/lib/client/hooks";
import { CallError, send } from "@/lib/client/send";
import { inTurn, useOptimisticData, useWrite } from "@/lib/client/use-write";
import { hostRuleCalls, hostsCalls } from "./calls";
import { withoutTwins } from "./rules";
import { type HostRule, type HostRules, hostRulesSchema, type ListName } from "./schema";

type Lists = Pick<HostRules, ListName>;
type Edit = (lists: Lists) => Lists;

/** The lists of an event, for its DJs, and how they change them. */
export function useDjRules(id: string) {
  const params = { id };
  const { data, error } = useAnswer(hostRuleCalls.get, { params }, { dedupingInterval: 0 });
  const key = addressOf(hostRuleCalls.get, { params });
  const actions = useRuleActions(key, data, (body) => send(hostRuleCalls.put, { params, body }));
  return { rules: data, error, actions };
}

/** How often the hosts' page looks for what the DJ or the other host has changed, in ms. */
const LOOK_MS = 15_000;

/** The lists and their event, for the hosts who have the secret of their link. */
export function useHosts(secret: string | undefined) {
  const key = secret ? `hosts ${secret}` : null;
  const { data, error } = useSWR(
    key,
    () => send(hostsCalls.open, { body: { secret: secret ?? "" } }),
    { refreshInterval: LOOK_MS },
  );
  const actions = useRuleActions(key ?? "", data, (lists) =>
    send(hostsCalls.put, { body: { secret: secret ?? "", ...lists } }),
  );
  return { page: data, error, actions };
}

type Put = (lists: HostRules) => Promise<HostRules>;

/** Each of them waits for the answer of a write that somebody else was faster with. */
const MOST_TURNS = 8;

/** Makes a change, again on what somebody else has stored in the meantime: nobody's entries are lost. */
async function putEdited(from: HostRules, edit: Edit, put: Put, turn = 1): Promise<HostRules> {
  try {
    // What was read may say more than the lists; a change says nothing else.
    const { mustPlay, doNotPlay } = edit(from);
    return await put({ revision: from.revision, mustPlay, doNotPlay });
  } catch (error) {
    const found = hostRulesSchema.safeParse(error instanceof CallError ? error.body : undefined);
    if (!found.success || turn >= MOST_TURNS) throw error;
    return putEdited(found.data, edit, put, turn + 1);
  }
}

/** Lists that are not read yet: the first answer tells what is there. */
const NOTHING: HostRules = { revision: 0, mustPlay: [], doNotPlay: [] };

function useRuleActions(key: string, data: HostRules | undefined, store: Put) {
  const write = useWrite();
  const optimisticData = useOptimisticData();
  /** What the last change has left: the page may not have rendered it when the next one's turn comes. */
  const left = useRef(NOTHING);

  async function put(edit: Edit) {
    const from = data && data.revision > left.current.revision ? data : left.current;
    left.current = await putEdited(from, edit, store);
    return left.current;
  }

  function change(edit: Edit, success?: string, undo?: Edit) {
    return write({
      send: () => inTurn(() => put(edit)),
      optimistic: optimisticData<HostRules, HostRules>(
        key,
        (shown) => ({ ...shown, ...edit(shown) }),
        (kept, shown) => ({ ...shown, ...kept }),
      ),
      ...(success && { success }),
      ...(undo && { undo: () => change(undo) }),
    });
  }

  return {
    add: (list: ListName, rules: HostRule[]) =>
      change((lists) => ({ ...lists, [list]: withoutTwins([...lists[list], ...rules]) })),
    replace: (list: ListName, rule: HostRule, by: HostRule) =>
      change((lists) => ({
        ...lists,
        [list]: withoutTwins(lists[list].map((one) => (isSame(one, rule) ? by : one))),
      })),
    /** With a toast from which it comes back to its place. */
    remove(list: ListName, rule: HostRule, success: string) {
      const place = data?.[list].findIndex((one) => isSame(one, rule)) ?? 0;
      return change(
        (lists) => ({ ...lists, [list]: lists[list].filter((one) => !isSame(one, rule)) }),
        success,
        (lists) => ({ ...lists, [list]: withoutTwins(lists[list].toSpliced(place, 0, rule)) }),
      );
    },
  };
}
export type RuleActions = ReturnType<typeof useRuleActions>;

function isSame(one: HostRule, other: HostRule) {
  return one.kind === other.kind && one.text === other.text && one.artist === other.artist;
}
