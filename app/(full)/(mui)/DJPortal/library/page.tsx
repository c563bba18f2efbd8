import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LibraryScreen } from "@/components/party/library/library-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { tracksQuerySchema } from "@/lib/party/library/schema";
import { listPlaylists } from "@/lib/party/library/service";
import { queryOfView, viewOf } from "@/lib/party/library/view";
import { listTracksWithFigures } from "@/lib/party/track-figures/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("library");
  return { title: t("title") };
}

/** The DJ's own library, and its import from the files of DJ programs. */
export default async function LibraryPage({ searchParams }: PageProps<"/DJPortal/library">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal/library", search);
  const view = viewOf((name) => search[name]?.toString());
  const [tracks, playlists] = await Promise.all([
    // A playlist may be gone: the page asks again, and says so.
    listTracksWithFigures(dj, tracksQuerySchema.parse(queryOfView(view))).catch(() => undefined),
    listPlaylists(dj),
  ]);
  return (
    <PageMessages of={["library", "events.crates"]}>
      <LibraryScreen
        owner={dj.id}
        view={view}
        tracks={playlists.tracks > 0 ? tracks : undefined}
        playlists={playlists}
      />
    </PageMessages>
  );
}
