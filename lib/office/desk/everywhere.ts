import { deskActions } from "./actions";
import { areas } from "./schema";
import { deskStore } from "./store";

/**
 * Hides the samples of all areas. Each account learns of it when its area next opens. Returns a function that undoes it
 * where they showed.
 */
export function hideSamplesEverywhere(account: string | undefined) {
  const shown = areas
    .map((area) => deskStore(area, account))
    .filter((store) => {
      store.persist.rehydrate();
      return !store.getState().desk.samples.isHidden;
    });
  const set = (isShown: boolean) => {
    for (const store of shown) deskActions(store).showSamples(isShown);
  };
  set(false);
  return () => set(true);
}
