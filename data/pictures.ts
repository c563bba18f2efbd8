/** Returns the address of a picture that the site draws from its kind and id. */
export function pictureUrl(
  kind: "avatar" | "cover" | "scene" | "photo" | "product" | "file" | "language",
  id: string | number,
) {
  return `/api/pictures/${kind}/${id}`;
}
