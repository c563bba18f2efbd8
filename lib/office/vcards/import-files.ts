import { runYielding } from "@/lib/client/scheduling/run-yielding";
import type { Tell } from "@/lib/client/use-long-work";
import type { Contact } from "@/lib/office/contacts/schema";
import { type ImportPlan, planImport } from "./import-plan";
import { MOST_MEGABYTES } from "./limits";
import { type FileProblem, type ReadCards, readVcards } from "./read";

export type ImportProblem = FileProblem | "no_room" | "unreadable";

/**
 * Plans the import of files that the visitor has chosen, and tells how many of them are read; or says why nothing of
 * them is imported.
 */
export async function planFiles(
  files: readonly File[],
  contacts: readonly Contact[],
  tell?: Tell,
): Promise<ImportPlan | ImportProblem> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_MEGABYTES * 1024 * 1024) return "too_large";
  const read: (ReadCards | FileProblem)[] = [];
  for (const file of files) {
    const content = await file.arrayBuffer().catch(() => undefined);
    if (!content) return "unreadable";
    read.push(await runYielding(readVcards(new Uint8Array(content))));
    tell?.(read.length / files.length);
  }
  const cards = read.filter((one) => typeof one !== "string");
  const problem = read.find((one) => typeof one === "string" && one !== "no_cards");
  if (typeof problem === "string") return problem;
  if (cards.length === 0) return "no_cards";
  const plan = planImport(contacts, {
    contacts: cards.flatMap((one) => one.contacts),
    unreadable: cards.reduce((sum, { unreadable }) => sum + unreadable, 0),
  });
  const empty = files.filter((_, index) => read[index] === "no_cards");
  const skipped = empty.map(({ name }) => ({ name, reason: "no_cards" as const }));
  return { ...plan, skipped: [...plan.skipped, ...skipped] };
}
