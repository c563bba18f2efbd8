/** The room below a page that scrolls as a whole, so that the action covers nothing at its end. */
export const roomForThumb = { pb: { xs: 4, sm: 0 } } as const;
