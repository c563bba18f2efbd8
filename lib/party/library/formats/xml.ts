import { SaxesParser } from "saxes";
import { type Found, UnreadableFile } from "./found";
import { xmlText } from "./text";

export type Attributes = Record<string, string>;

/** What the reader of a format does with the elements of its file. */
export type Handlers = {
  /** `line` is where the element begins. */
  open(name: string, attributes: Attributes, line: number): void;
  close?(name: string): void;
  text?(text: string): void;
};

type Opening = (attributes: Attributes, line: number) => void;

/** Handlers that care for some elements, each by its name. */
export function byName(
  opening: Record<string, Opening>,
  closing: Record<string, () => void>,
): Handlers {
  const openings = new Map(Object.entries(opening));
  const closings = new Map(Object.entries(closing));
  return {
    open: (name, attributes, line) => openings.get(name)?.(attributes, line),
    close: (name) => closings.get(name)?.(),
  };
}

/** Apple's own, which declares nothing here. Any other may declare entities, which are of no use in a library. */
const PLIST_DOCTYPE = /^\s*plist\s+PUBLIC\s+"-\/\/Apple[^"[]*"\s+"[^"[]*"\s*$/;
/** As deep as a library's file goes, many times over. */
const DEEPEST = 500;

/** A strict parser that refuses a DOCTYPE and says where a file breaks off. */
function strictParser({ open, close, text }: Handlers) {
  const parser = new SaxesParser();
  const place = () => ({ line: parser.line, column: parser.column + 1 });
  let line = 1;
  let depth = 0;
  parser.on("error", () => {
    throw new UnreadableFile("broken", place());
  });
  parser.on("doctype", (doctype) => {
    if (!PLIST_DOCTYPE.test(doctype)) throw new UnreadableFile("doctype", place());
  });
  parser.on("opentagstart", () => {
    line = parser.line;
    if (++depth > DEEPEST) throw new UnreadableFile("broken", place());
  });
  parser.on("opentag", ({ name, attributes }) => open(name, attributes, line));
  parser.on("closetag", ({ name }) => {
    depth--;
    close?.(name);
  });
  if (text) parser.on("text", text);
  return { parser, place };
}

/** Reads an XML file piece by piece: what its handlers emit, a batch for each piece. */
export async function* readXml(
  file: Blob,
  handlersOf: (emit: (found: Found) => void) => Handlers,
): AsyncGenerator<Found[]> {
  let batch: Found[] = [];
  const { parser, place } = strictParser(handlersOf((found) => batch.push(found)));
  try {
    for await (const text of xmlText(file)) {
      parser.write(text);
      yield batch;
      batch = [];
    }
    parser.close();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // Bytes that are no letters of the file's encoding are somewhere behind what was read.
    throw new UnreadableFile(error.problem, error.place ?? place());
  }
  yield batch;
}

/** The name of a file's outermost element, by its first letters; null when they show none. */
export function rootOf(head: string) {
  let root: string | null = null;
  const { parser } = strictParser({ open: () => {} });
  parser.on("opentagstart", ({ name }) => {
    root ??= name;
  });
  try {
    parser.write(head);
  } catch (error) {
    if (error instanceof UnreadableFile && error.problem === "doctype") throw error;
  }
  return root;
}
