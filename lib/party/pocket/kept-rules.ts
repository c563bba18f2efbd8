import { isRecord, isText, thoseIn } from "@/lib/text/shape";

/** What a phone stores of its guest's answer: where they want to be told, and that they do not want to be asked again. */
export const keptAnswers = {
  shape: { told: [], isRefused: false },
  safeParse(kept: unknown) {
    if (!isRecord(kept)) return { success: false };
    return {
      success: true,
      data: { told: thoseIn(kept.told, isText), isRefused: kept.isRefused === true },
    };
  },
};
