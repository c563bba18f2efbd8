/** For a link to another site: it opens beside the product, and learns nothing of who came. */
export const OUTSIDE = { target: "_blank", rel: "noopener noreferrer" } as const;
