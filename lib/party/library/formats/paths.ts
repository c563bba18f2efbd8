function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone "%" of a file's name.
    return text;
  }
}

/** Returns the path of a file URL ("file://localhost/C:/…"), or null for a stream. */
export function pathOfUrl(url: string) {
  const [, path] = /^file:\/\/(?:localhost)?(\/.+)$/i.exec(url) ?? [];
  return path ? decoded(path).replace(/^\/(?=[A-Z]:)/i, "") : null;
}

/** Returns the name of the file at a path or an address, without its ending. */
export function nameOfPath(path: string) {
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(path);
  const name = (isAddress ? path.replace(/[?#].*$/, "") : path).split(/[\\/]/).at(-1) ?? "";
  return (isAddress ? decoded(name) : name).replace(/\.[a-z0-9]{1,5}$/i, "");
}
