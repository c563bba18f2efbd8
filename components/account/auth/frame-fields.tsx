import type { Frame } from "@/lib/account/auth/rules";

/** What a form of the sign-in pages carries unseen: the frame it is in and the page to return to. */
export function FrameFields({ frame, next }: { frame: Frame; next: string }) {
  return (
    <>
      <input type="hidden" name="frame" value={frame} />
      <input type="hidden" name="next" value={next} />
    </>
  );
}
