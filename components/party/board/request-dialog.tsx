import type { Opened } from "./board-tools";
import { CardDialog } from "./card-dialog";
import { MergeDialog } from "./merge-dialog";

/** The dialog with all about a request, or the one to merge it. */
export function RequestDialog({ dialog, ...props }: Opened & { onClose: () => void }) {
  return dialog === "merge" ? <MergeDialog {...props} /> : <CardDialog {...props} />;
}
