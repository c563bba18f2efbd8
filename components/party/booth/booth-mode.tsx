import { useWantedPart } from "@/components/ui/use-wanted-part";
import { BoothSheet } from "./booth-sheet";
import { useBooth } from "./use-booth";

/** The board for a dark room: black, large, alone on the screen, and left only on purpose. */
export function BoothMode() {
  const { isBooth, toggle } = useBooth();
  const { Part: Guard } = useWantedPart(
    () => import("./booth-guard").then(({ BoothGuard }) => BoothGuard),
    isBooth,
    { isFetchedAhead: true },
  );
  if (!isBooth) return null;
  return (
    <>
      <BoothSheet />
      {Guard && <Guard onLeave={toggle} />}
    </>
  );
}
