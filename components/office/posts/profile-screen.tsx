"use client";

import Box from "@mui/material/Box";
import { SWRConfig } from "swr";
import { Viewer } from "@/components/office/gallery/viewer";
import { ProfileFrame, type ProfileProps } from "@/components/office/profile/profile-frame";
import type { GalleryItem } from "@/lib/office/gallery/schema";
import { postCalls } from "@/lib/office/posts/calls";
import type { SocialPost } from "@/lib/office/posts/schema";
import { FeedArea } from "./feed-area";
import { IntroCard } from "./intro-card";
import { PhotoCard } from "./photo-card";

type Props = ProfileProps & {
  /** The samples. */
  posts: SocialPost[];
  photos: readonly GalleryItem[];
};

export function ProfileScreen({ posts, photos, ...profile }: Props) {
  const { me } = profile;
  return (
    <SWRConfig value={{ fallback: { [postCalls.list.path]: posts } }}>
      <ProfileFrame page="Profile" area="posts" {...profile}>
        <Viewer>
          <Box sx={columns}>
            <FeedArea me={me} />
            <Box component="aside" sx={{ display: "grid", gap: 2, minWidth: 0 }}>
              <IntroCard me={me} />
              <PhotoCard photos={photos} />
            </Box>
          </Box>
        </Viewer>
      </ProfileFrame>
    </SWRConfig>
  );
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 320px" },
  alignItems: "start",
  gap: { xs: 2, md: 3 },
} as const;
