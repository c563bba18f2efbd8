import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Many containers give their disk in memory 64 MB, which a run of the browser tests would fill. */
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Makes an empty folder for databases that need not survive a power cut: in memory where there is room, so that no test
 * waits for a disk to write what each commit has it write.
 */
export function scratchFolder(prefix, memory = "/dev/shm") {
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), prefix));
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
