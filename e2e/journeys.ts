import arabic from "@/messages/ar.json" with { type: "json" };
import english from "@/messages/en.json" with { type: "json" };

/** Each area of the back office is walked through twice: on a desktop, and on a phone from right to left. */
export const journeys = [
  {
    size: "a desktop",
    viewport: { width: 1280, height: 800 },
    isLanguage: "en",
    words: english,
    modes: ["dark", "light"],
  },
  {
    size: "a phone",
    viewport: { width: 375, height: 667 },
    isLanguage: "ar",
    words: arabic,
    modes: ["light", "dark"],
  },
] as const;
