import { ImageResponse } from "next/og";
import { codeIn } from "@/lib/party/events/typed-code";
import { type LinkCard, PICTURE_SIZE, wordsOf } from "@/lib/party/link-cards/rules";
import { findLinkCard } from "@/lib/party/link-cards/service";
import { singleton } from "@/lib/process/singleton";
import { drawPicture } from "@/lib/shell/pictures/service";

/** Drawing one takes a processor a tenth of a second. */
const drawn = singleton("link pictures", () => new Map<string, Promise<ArrayBuffer>>());
/** More than are shared on one evening. */
const MOST_KEPT = 100;

export const size = PICTURE_SIZE;
export const contentType = "image/png";

/** The picture of a link to an event, where it is shared: a cover with the names of event and DJ. */
export default async function LinkPicture({ params }: { params: Promise<{ code: string }> }) {
  const card = await findLinkCard(codeIn((await params).code) ?? "");
  if (!card) return new Response(null, { status: 404 });
  const pictures = drawn.get();
  const key = JSON.stringify(card);
  const picture = pictures.get(key) ?? draw(card);
  pictures.set(key, picture);
  const [oldest = ""] = pictures.keys();
  if (pictures.size > MOST_KEPT) pictures.delete(oldest);
  return new Response(await picture, {
    headers: { "content-type": contentType, "cache-control": "public, max-age=3600" },
  });
}

async function draw(card: LinkCard) {
  const cover = drawPicture({ kind: "cover", id: `${card.name} ${card.code}` });
  const source = `data:image/svg+xml,${encodeURIComponent(cover)}`;
  const { title, by } = wordsOf(card);
  const picture = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#0B1018" }}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn into the picture, and no browser loads it */}
      <img src={source} alt="" {...PICTURE_SIZE} style={{ objectFit: "cover" }} />
      <div style={words}>
        <div style={{ display: "flex", fontSize: 72, fontWeight: 700 }}>{title}</div>
        <div style={{ display: "flex", marginTop: 12, fontSize: 40, opacity: 0.85 }}>
          {[by, "Crowdcue"].filter(Boolean).join(" · ")}
        </div>
      </div>
    </div>,
    PICTURE_SIZE,
  );
  return picture.arrayBuffer();
}

const words = {
  position: "absolute",
  left: 0,
  right: 0,
  bottom: 0,
  display: "flex",
  flexDirection: "column",
  padding: "120px 64px 56px",
  color: "#fff",
  background: "linear-gradient(to top, rgba(8,12,20,.96) 55%, rgba(8,12,20,0))",
} as const;
