import { UnreadableFile } from "../formats/found";
import type { FromReader, ImportPlan, ToReader } from "./messages";
import type { Refused } from "./plan";
import type { SentStep } from "./run";

/** Why reading stopped: somebody gave it up. */
export class GivenUpError extends Error {
  override readonly name = "GivenUpError";
}

/** A worker that reads files; it ends when the signal says so. */
class Reader {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url));
  private readonly heard: FromReader[] = [];
  private wake = () => {};
  private error: Error | undefined;

  constructor(signal: AbortSignal) {
    this.worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      this.heard.push(data);
      this.wake();
    };
    // Its script does not load, or the device has no memory left.
    this.worker.onerror = ({ message }) => this.stop(new Error(message || "The reader failed."));
    signal.addEventListener("abort", () => this.stop(new GivenUpError()), { once: true });
    if (signal.aborted) this.stop(new GivenUpError());
  }

  private stop(error: Error) {
    this.error ??= error;
    this.close();
    this.wake();
  }

  say(message: ToReader) {
    this.worker.postMessage(message);
  }

  /** The next message. @throws GivenUpError, UnreadableFile for a file that breaks off, Error for a fault */
  async hear(): Promise<FromReader> {
    for (;;) {
      if (this.error) throw this.error;
      const next = this.heard.shift();
      if (next) return checked(next);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  close() {
    this.worker.terminate();
  }
}

function checked(message: FromReader) {
  if (message.kind === "failed") throw new Error(message.message);
  if (message.kind !== "refused") return message;
  throw new UnreadableFile(message.refused.problem, message.refused.place);
}

/** What is to be imported of these files, and which of them cannot be. */
export async function planFiles(
  files: File[],
  signal: AbortSignal,
): Promise<{ imports: ImportPlan[]; refused: Refused[] }> {
  const reader = new Reader(signal);
  try {
    reader.say({ kind: "plan", files });
    const answer = await reader.hear();
    if (answer.kind !== "planned") throw new Error(`Planned files, and heard ${answer.kind}.`);
    return answer;
  } finally {
    reader.close();
  }
}

/** Reads the files of one import beside the page. */
export function openImport(files: File[], signal: AbortSignal) {
  const reader = new Reader(signal);
  async function* steps(): AsyncGenerator<SentStep> {
    reader.say({ kind: "read", files });
    for (;;) {
      const message = await reader.hear();
      if (message.kind === "read") return;
      if (message.kind !== "step") continue;
      yield message.step;
      reader.say({ kind: "stored" });
    }
  }
  return {
    steps: steps(),
    /** Remembers on this device where the music lies. */
    async keepPaths(owner: string) {
      reader.say({ kind: "keep", owner });
      while ((await reader.hear()).kind !== "kept");
    },
    close: () => reader.close(),
  };
}
