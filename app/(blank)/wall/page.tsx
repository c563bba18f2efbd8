import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { WallScreen } from "@/components/party/wall/wall-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { codeIn } from "@/lib/party/events/typed-code";
import { openWall } from "@/lib/party/wall/open";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("wall");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default async function WallPage({ searchParams }: PageProps<"/wall">) {
  const { event, overlay } = await searchParams;
  const sent = await headers();
  const code = codeIn(event?.toString() ?? "");
  return (
    <PageMessages of={["wall"]}>
      <WallScreen
        code={code}
        {...(await openWall(sent, code))}
        origin={publicOrigin(sent)}
        isOverlay={overlay === "1"}
      />
    </PageMessages>
  );
}
