import { LIBRARY_DATABASE } from "@/lib/client/library-database";

/** Where the DJ's music lies on this device: for lists that their program opens again, and for nobody else. */
const STORE = "paths";

type Kept = Map<string, string>;

const keyOf = (owner: string, source: string) => `${owner}\n${source}`;

function done<T>(request: IDBRequest<T>) {
  return new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open() {
  const request = indexedDB.open(LIBRARY_DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await done(request);
  // Whoever signs out elsewhere deletes it at once.
  database.onversionchange = () => database.close();
  return database;
}

/** Works with the store; resolves to undefined on a device that keeps nothing. */
async function using<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await open();
    try {
      return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Remembers where the tracks of a source lie, by what the source calls them, and forgets the source's former ones. */
export function keepPaths(owner: string, source: string, paths: Kept) {
  return using("readwrite", (store) => store.put(paths, keyOf(owner, source)));
}

/** Where the tracks of a source lie, as far as this device knows. */
export async function storedPaths(owner: string, source: string): Promise<Kept> {
  const kept = await using<unknown>("readonly", (store) => store.get(keyOf(owner, source)));
  return kept instanceof Map ? kept : new Map();
}

/** Forgets all that this account has imported on this device. */
export function forgetPaths(owner: string) {
  return using("readwrite", (store) =>
    store.delete(IDBKeyRange.bound(`${owner}\n`, `${owner}\n\uffff`)),
  );
}
