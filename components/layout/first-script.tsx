"use client";

import { VEIL_SAMPLES } from "@/components/office/desk/veil";
import { SHOW_DEVICE_MODE } from "@/components/theme/device-mode";
import { RECORD_EARLY_TAPS } from "@/lib/client/scheduling/early-input";

/** A browser has it in the document already, where it must not stand a second time for hydration. */
const TEXT =
  typeof window === "undefined" ? SHOW_DEVICE_MODE + RECORD_EARLY_TAPS + VEIL_SAMPLES : "";

/** What runs before the page shows. */
export function FirstScript({ nonce }: { nonce: string | undefined }) {
  // Browsers hide a script's nonce, so hydration would report a mismatch.
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {TEXT}
    </script>
  );
}
