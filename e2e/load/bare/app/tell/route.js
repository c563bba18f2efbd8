import { streams } from "../streams";

/** Answers, then sends what it got to every open stream. */
export async function POST(request) {
  const said = await request.json();
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify(said)}\n\n`);
  setImmediate(() => {
    for (const stream of streams) stream.enqueue(bytes);
  });
  return Response.json({}, { status: 201 });
}
