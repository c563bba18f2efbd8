import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";

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
  const [hasFailed, setHasFailed] = useState(false);
  const { Part, open } = useLazyPart(load, { isFetchedAhead: false });
  async function tryToOpen() {
    setHasFailed(false);
    if (!(await open())) setHasFailed(true);
  }
  const openFirst = useEffectEvent(tryToOpen);
  useEffect(() => {
    if (!isPatient || document.readyState === "complete") return void openFirst();
    const handleLoad = () => openFirst();
    window.addEventListener("load", handleLoad);
    return () => window.removeEventListener("load", handleLoad);
  }, [isPatient]);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return skeleton;
  return (
    <Button variant="outlined" onClick={tryToOpen}>
      {t("tryAgain")}
    </Button>
  );
}
