import { ImageResponse } from "next/og";
import { findBlogPost } from "@/lib/office/blog/service";
import { memoized } from "@/lib/process/memoized";
import { singleton } from "@/lib/process/singleton";
import { drawAddress } from "@/lib/shell/pictures/service";

export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

/** Drawing one takes a processor a tenth of a second, and only the posts' own pictures are kept. */
const drawn = singleton("blog link pictures", () => new Map<string, Promise<ArrayBuffer>>());

/** The picture of a post where its link is shared: its cover with its title. Such places show no SVG. */
export default async function LinkPicture({ params }: { params: Promise<{ slug: string }> }) {
  const post = findBlogPost((await params).slug);
  if (!post) return new Response(null, { status: 404 });
  const picture = memoized(drawn.get(), post.title, () => draw(post.title, post.coverImg));
  return new Response(await picture, {
    headers: { "content-type": contentType, "cache-control": "public, max-age=86400" },
  });
}

async function draw(title: string, cover: string) {
  const source = `data:image/svg+xml,${encodeURIComponent(drawAddress(cover))}`;
  const picture = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#0B1018" }}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn into the picture, and no browser loads it */}
      <img src={source} alt="" width={1200} height={630} style={{ objectFit: "cover" }} />
      <div style={words}>{title}</div>
    </div>,
    size,
  );
  return picture.arrayBuffer();
}

const words = {
  position: "absolute",
  left: 0,
  right: 0,
  bottom: 0,
  display: "flex",
  padding: "120px 64px 56px",
  fontSize: 64,
  fontWeight: 700,
  color: "#fff",
  background: "linear-gradient(to top, rgba(8,12,20,.96) 55%, rgba(8,12,20,0))",
} as const;
