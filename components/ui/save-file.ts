/** Saves a text or a picture as a file on the visitor's device. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
