import { useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import { useHasLoaded } from "@/lib/client/scheduling/use-when-idle";

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  with: P;
  /** Takes the part's place until it has come. */
  skeleton: ReactNode;
  /** Whether it waits until the page has loaded, because it is below the first view. */
  isPatient?: boolean;
};

/** A heavy part of the page, which is not in its first load. */
export function OnDemand<P extends object>({ load, with: props, skeleton, isPatient }: Props<P>) {
  const t = useTranslations("booking");
  const hasLoaded = useHasLoaded();
  const part = useWantedPart(load, !isPatient || hasLoaded);
  if (part.Part) return <part.Part {...props} />;
  if (!part.hasFailed) return skeleton;
  return (
    <Button variant="outlined" onClick={part.load}>
      {t("tryAgain")}
    </Button>
  );
}
