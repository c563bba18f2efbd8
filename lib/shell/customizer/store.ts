import { createStore } from "zustand/vanilla";
import { tellOtherPages } from "@/lib/client/browser-storage";
import type { Browser } from "@/lib/shell/i18n/locales";
import { SETTINGS_COOKIE } from "./options";
import { passing, settingsFor, writeChoices } from "./rules";
import type { Choices, CustomizerSettings } from "./schema";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Tells the other open pages what has been chosen, as the value of the cookie. */
const CHOSEN = "crowdcue-settings";

export type CustomizerState = {
  choices: Choices;
  settings: CustomizerSettings;
  choose: (choices: Choices) => void;
  /** Resets one setting, or all of them. */
  reset: (name?: keyof CustomizerSettings) => void;
  /** Takes over what another page of this browser has chosen: its cookie is all pages' own. */
  follow: (event: Pick<StorageEvent, "key" | "newValue">) => void;
};

function writeCookie(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http and in Safari.
  document.cookie = `${SETTINGS_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** One store per page load, not per process: the server renders many visitors at once. */
export function createCustomizerStore(initial: Choices, browser?: Browser) {
  return createStore<CustomizerState>()((set, get) => {
    const show = (choices: Choices) => set({ choices, settings: settingsFor(choices, browser) });
    const keep = (choices: Choices) => {
      const value = writeChoices(choices);
      if (value !== writeChoices(get().choices)) {
        writeCookie(value);
        tellOtherPages(CHOSEN, value);
      }
      show(choices);
    };
    return {
      choices: initial,
      settings: settingsFor(initial, browser),
      choose: (choices) => keep({ ...get().choices, ...choices }),
      reset: (name) => keep(name ? { ...get().choices, [name]: undefined } : {}),
      follow({ key, newValue }) {
        if (key !== CHOSEN || newValue === null) return;
        const own = Object.entries(get().choices).filter(([name]) => passing.has(name));
        show({ ...JSON.parse(decodeURIComponent(newValue)), ...Object.fromEntries(own) });
      },
    };
  });
}
