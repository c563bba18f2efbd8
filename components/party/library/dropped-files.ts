/** A folder with more files than this is no DJ program's. */
const MOST_FILES = 20_000;

export type Dropped = { files: File[]; isFolder: boolean };

function filesIn(entry: FileSystemDirectoryEntry) {
  const reader = entry.createReader();
  return new Promise<FileSystemEntry[]>((resolve, reject) => {
    const entries: FileSystemEntry[] = [];
    // A browser hands them out by the hundred.
    const next = () =>
      reader.readEntries((some) => {
        if (some.length === 0) return resolve(entries);
        entries.push(...some);
        next();
      }, reject);
    next();
  });
}

async function walk(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= MOST_FILES) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    files.push(file);
    return;
  }
  for (const one of await filesIn(entry as FileSystemDirectoryEntry)) await walk(one, files);
}

/** The files that were dropped, and those within dropped folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<Dropped> {
  // The list is empty as soon as this function waits.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...files];
  if (!entries.some((entry) => entry?.isDirectory)) return { files: plain, isFolder: false };
  const found: File[] = [];
  for (const entry of entries) if (entry) await walk(entry, found);
  return { files: found, isFolder: true };
}
