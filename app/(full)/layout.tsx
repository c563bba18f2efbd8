import { headers } from "next/headers";
import { AppFrame } from "@/components/layout/app-frame";
import { currentDj } from "@/lib/account/auth/service";
import { env } from "@/lib/process/env";

export default async function FullLayout({ children }: LayoutProps<"/">) {
  const dj = await currentDj(await headers());
  return <AppFrame viewer={{ dj, isDemo: env().CROWDCUE_DEMO }}>{children}</AppFrame>;
}
