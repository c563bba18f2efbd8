import { headers } from "next/headers";
import { AppFrame } from "@/components/layout/app-frame";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { currentDj } from "@/lib/account/auth/service";
import { isShared } from "@/lib/account/auth/shared";
import { env } from "@/lib/process/env";

export default async function FullLayout({ children }: LayoutProps<"/">) {
  const dj = await currentDj(await headers());
  const isDemo = env().CROWDCUE_DEMO;
  const hasCart = dj !== undefined || isDemo;
  return (
    <PageMessages
      of={[
        "labels",
        "languages",
        "customizer",
        "notifications",
        "requests.declined",
        ...(hasCart ? (["cart", "shop.categories", "shop.colors"] as const) : []),
      ]}
    >
      <AppFrame viewer={{ dj, isDemo, account: dj && !isShared(dj) ? dj.id : undefined }}>
        {children}
      </AppFrame>
    </PageMessages>
  );
}
