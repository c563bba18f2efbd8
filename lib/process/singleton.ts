import "server-only";

/**
 * The only global of the product's own code, besides the one through which `server.mjs` receives the product.
 */
const processWide = globalThis as { crowdcueSingletons?: Map<string, unknown> };

/**
 * One value for the whole process, made at its first use. A module variable is not enough: Next.js bundles pages,
 * handlers and start-up code separately, so each has its own copy of the module, and a hot reload makes another.
 * `name` identifies the singleton.
 */
export function singleton<T>(name: string, make: () => T) {
  processWide.crowdcueSingletons ??= new Map();
  const values = processWide.crowdcueSingletons;
  return {
    get() {
      if (!values.has(name)) values.set(name, make());
      return values.get(name) as T;
    },
    /** Returns the value, or undefined if it has not been created. */
    peek: () => values.get(name) as T | undefined,
    replace(value: T) {
      values.set(name, value);
    },
    /** Forgets the value, so that the next `get` creates another. */
    reset() {
      values.delete(name);
    },
  };
}
