import "server-only";

/** The pattern of the paths that a call's path stands for. */
export function patternOf(path: string) {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}
