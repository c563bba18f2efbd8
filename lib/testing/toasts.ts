import { toast } from "sonner";
import { useToastQueue } from "@/lib/client/toast-queue";
import { toastDurations } from "@/lib/client/use-toasts";

/**
 * Toasts stay until the test ends, for a slow machine may find their button only after the seconds that they have; and
 * they end with it, for the page of the next test would show them again.
 */
export function holdToasts() {
  beforeEach(() => {
    for (const kind of ["success", "error", "blank", "custom"] as const) {
      jest.replaceProperty(toastDurations, kind, Number.POSITIVE_INFINITY);
    }
  });
  afterEach(() => {
    toast.dismiss();
    useToastQueue.setState({ waiting: [] });
  });
}
