"use client";

import { ProfileFrame, type ProfileProps } from "@/components/office/profile/profile-frame";
import { FollowersArea } from "./followers-area";

export function FollowersScreen(profile: ProfileProps) {
  return (
    <ProfileFrame page="Followers" area="followers" {...profile}>
      <FollowersArea />
    </ProfileFrame>
  );
}
