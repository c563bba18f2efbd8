import { streams } from "../streams";

/** Sends what it was given to every open stream, once it has answered. */
export async function POST(request) {
  const said = await request.json();
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify(said)}\n\n`);
  setImmediate(() => {
    for (const stream of streams) stream.enqueue(bytes);
  });
  return Response.json({}, { status: 201 });
}
