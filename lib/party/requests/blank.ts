import { each, markNames } from "./marks";

/** What only DJs know of a request, where no more than its song is known. */
export const NO_BACKERS = {
  people: [],
  ...each(markNames, false),
  apart: false,
  privateNote: null,
  toldAt: null,
  postponedAt: null,
};
