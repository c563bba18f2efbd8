/**
 * The pattern of the paths that a call's path stands for, with a group for each parameter. What a parameter may be, and
 * what may follow the path, are patterns themselves.
 */
export function patternOf(path: string, { param = "[^/]+", rest = "" } = {}) {
  const escaped = path.replaceAll(".", "\\.");
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, `(?<$1>${param})`)}${rest}$`);
}
