import type { Frame } from "@/lib/account/auth/rules";

/** The hidden fields of the sign-in forms: their frame, and the page to return to. */
export function FrameFields({ frame, next }: { frame: Frame; next: string }) {
  return (
    <>
      <input type="hidden" name="frame" value={frame} />
      <input type="hidden" name="next" value={next} />
    </>
  );
}
