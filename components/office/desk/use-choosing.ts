import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { useLongWork } from "@/lib/client/use-long-work";
import type { createWaitingStore } from "@/lib/office/desk/waiting";

type WaitingStore = ReturnType<typeof createWaitingStore>;
type Choose = ReturnType<WaitingStore["getState"]>["choose"];

/** What waits to be sent. A toast tells of photos and files that take long to read. */
export function useChoosing(store: WaitingStore) {
  const t = useTranslations("files");
  const work = useLongWork();
  const state = useStore(store);
  const choose: Choose = (place, files, kind) =>
    work(t("preparing"), (tell) =>
      state.choose(place, files, kind, files.length > 1 ? tell : undefined),
    );
  return { ...state, choose };
}
