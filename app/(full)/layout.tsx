import { headers } from "next/headers";
import { AppFrame } from "@/components/layout/app-frame";
import { currentDj } from "@/lib/accounts/service";
import { env } from "@/lib/env";

export default async function FullLayout({ children }: LayoutProps<"/">) {
  const dj = await currentDj(await headers());
  return <AppFrame viewer={{ dj, isDemo: env().CROWDCUE_DEMO }}>{children}</AppFrame>;
}
