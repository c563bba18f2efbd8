import type { Opened } from "./board-tools";
import { CardDialog } from "./card-dialog";
import { DeclineDialog } from "./decline-dialog";
import { MergeDialog } from "./merge-dialog";

/** The dialog with all about a request, or the one to merge or decline it. */
export function RequestDialog({ dialog, ...props }: Opened & { onClose: () => void }) {
  if (dialog === "decline") return <DeclineDialog {...props} />;
  return dialog === "merge" ? <MergeDialog {...props} /> : <CardDialog {...props} />;
}
