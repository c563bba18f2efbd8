import { useTranslations } from "next-intl";
import { useState } from "react";
import { saveFile } from "@/components/ui/save-file";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useLongWork } from "@/lib/client/use-long-work";
import { contactActions } from "@/lib/office/contacts/actions";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { useDeskStore } from "@/lib/office/desk/hooks";
import type { ImportProblem } from "@/lib/office/vcards/import-files";
import type { ImportPlan } from "@/lib/office/vcards/import-plan";

/** What came of an import: what was done and how to undo it, or why nothing was. */
export type ImportOutcome = { plan: ImportPlan; undo: () => void } | { problem: ImportProblem };

/** Takes contacts in from files, and writes them into one. What reads and writes vCards is loaded when it is needed. */
export function useTransfer(contacts: readonly Contact[]) {
  const t = useTranslations("contacts");
  const work = useLongWork();
  const { write, hasRoom } = contactActions(useDeskStore());
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const report = useLazyPart(() => import("./import-dialog").then((part) => part.ImportDialog), {
    isFetchedAhead: false,
  });

  function carryOut(plan: ImportPlan | ImportProblem): ImportOutcome {
    if (typeof plan === "string") return { problem: plan };
    const { added, changed } = plan;
    if (!hasRoom(added, changed)) return { problem: "no_room" };
    return { plan, undo: write(added, changed) };
  }

  return {
    outcome,
    report,
    importFiles: (files: readonly File[]) =>
      work(t("import.busy"), async (tell) => {
        const { planFiles } = await import("@/lib/office/vcards/import-files");
        const plan = await planFiles(files, contacts, files.length > 1 ? tell : undefined);
        // The report comes first: nothing is written that it could not tell of.
        if (await report.open()) setOutcome(carryOut(plan));
      }),
    closeReport() {
      setOutcome(undefined);
      report.close();
    },
    exportContacts: (chosen: readonly Contact[]) =>
      work(
        t("export.busy"),
        async () => {
          const { writeVcards } = await import("@/lib/office/vcards/write");
          const [only, ...others] = chosen;
          const name = only && others.length === 0 ? nameOf(only) : t("export.file");
          saveFile(`${fileName(name)}.vcf`, writeVcards(chosen), "text/vcard");
        },
        () => t("export.done", { count: chosen.length }),
      ),
  };
}

/** Without the signs that some system forbids in the name of a file. */
function fileName(name: string) {
  return name.replace(/[\\/:*?"<>|\p{C}]+/gu, " ").trim();
}
