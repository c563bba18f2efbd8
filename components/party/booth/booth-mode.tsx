import { useEffect, useEffectEvent } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { BoothSheet } from "./booth-sheet";
import { useBooth } from "./use-booth";

/** The board for a dark room: black, large, alone on the screen, and left only on purpose. */
export function BoothMode() {
  const { isBooth, toggle } = useBooth();
  const { Part: Guard, open } = useLazyPart(() =>
    import("./booth-guard").then(({ BoothGuard }) => BoothGuard),
  );
  const loadGuard = useEffectEvent(open);
  useEffect(() => {
    if (isBooth) void loadGuard();
  }, [isBooth]);
  if (!isBooth) return null;
  return (
    <>
      <BoothSheet />
      {Guard && <Guard onLeave={toggle} />}
    </>
  );
}
