import { persistedParts } from "@/lib/client/persisted-store";
import { isText, thoseIn } from "@/lib/text/shape";

/** What a phone stores of its guest's answer: where they want to be told, and that they do not want to be asked again. */
export const persistedAnswers = persistedParts({
  told: (codes) => thoseIn(codes, isText),
  isRefused: (isRefused) => isRefused === true,
});
