import { ImageResponse } from "next/og";
import { codeIn } from "@/lib/party/events/typed-code";
import { type LinkCard, PICTURE_SIZE, wordsOf } from "@/lib/party/link-cards/rules";
import { findLinkCard } from "@/lib/party/link-cards/service";
import { memoized } from "@/lib/process/memoized";
import { singleton } from "@/lib/process/singleton";
import { canDraw, drawText } from "@/lib/shell/letters/service";
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
  const picture = memoized(pictures, key, () => draw(card));
  const [oldest = ""] = pictures.keys();
  if (pictures.size > MOST_KEPT) pictures.delete(oldest);
  return new Response(await picture, {
    headers: { "content-type": contentType, "cache-control": "public, max-age=3600" },
  });
}

async function draw(card: LinkCard) {
  const cover = drawPicture({ kind: "cover", id: `${card.name} ${card.code}` });
  const { title, by } = wordsOf(card, canDraw);
  const head = await drawText(title, { size: 76, weight: 700, width: WORDS_WIDTH, lines: 2 });
  const foot = await drawText([by, "Crowdcue"].filter(Boolean).join(" · "), {
    size: 40,
    weight: 500,
    width: WORDS_WIDTH,
    lines: 1,
    below: title,
  });
  const picture = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#0B1018" }}>
      <Shapes svg={cover} {...PICTURE_SIZE} />
      <div style={words}>
        <Shapes {...head} width={WORDS_WIDTH} />
        <div style={{ display: "flex", marginTop: 14, opacity: 0.85 }}>
          <Shapes {...foot} width={WORDS_WIDTH} />
        </div>
      </div>
    </div>,
    PICTURE_SIZE,
  );
  return picture.arrayBuffer();
}

/** Letters as well: the library that draws the picture would neither join Arabic ones nor write them from the right. */
function Shapes({ svg, width, height }: { svg: string; width: number; height: number }) {
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  // biome-ignore lint/performance/noImgElement: it is drawn into the picture, and no browser loads it
  return <img src={source} alt="" width={width} height={height} style={{ objectFit: "cover" }} />;
}

/** Room for the words, beside the picture's margins. */
const WORDS_WIDTH = PICTURE_SIZE.width - 128;

const words = {
  position: "absolute",
  left: 0,
  right: 0,
  bottom: 0,
  display: "flex",
  flexDirection: "column",
  padding: "120px 64px 56px",
  background: "linear-gradient(to top, rgba(8,12,20,.96) 55%, rgba(8,12,20,0))",
} as const;
