import { useMemo } from "react";
import { z } from "zod/mini";
import { deskActions } from "@/lib/office/desk/actions";
import { useDesk, useDeskStore } from "@/lib/office/desk/hooks";
import { itemsOn } from "@/lib/office/desk/items";
import { type Intro, introSchema, type Profile } from "./schema";

/** No post has this id. */
const INTRO_ID = 0;
const INTRO = { schema: z.extend(introSchema, { id: z.int() }), id: "id", mark: "bio" };

/** How the visitor introduces themselves, as they left it on the desk of the posts. */
export function useIntro({ intro }: Profile): Intro {
  const desk = useDesk();
  return useMemo(() => {
    const sample = { ...intro, id: INTRO_ID };
    // The introduction stays when the samples go.
    const shown = { ...desk, samples: { ...desk.samples, isHidden: false } };
    return itemsOn(shown, [sample], INTRO).find(({ id }) => id === INTRO_ID) ?? sample;
  }, [desk, intro]);
}

export function useIntroActions() {
  const { update } = deskActions(useDeskStore());
  return { set: (intro: Intro) => update(INTRO_ID, intro) };
}
