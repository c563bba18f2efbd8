import type { Route } from "next";

/** The pages of a profile by their label. */
export const profilePages = {
  Profile: "/apps/user-profile",
  Followers: "/apps/followers",
  Friends: "/apps/friends",
  Gallery: "/apps/gallery",
} as const satisfies Record<string, Route>;
export type ProfilePage = keyof typeof profilePages;
