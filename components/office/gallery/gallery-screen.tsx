"use client";

import { SWRConfig } from "swr";
import { ProfileFrame, type ProfileProps } from "@/components/office/profile/profile-frame";
import { galleryCalls } from "@/lib/office/gallery/calls";
import type { GalleryItem } from "@/lib/office/gallery/schema";
import { GalleryArea } from "./gallery-area";
import { Viewer } from "./viewer";

type Props = ProfileProps & { items: GalleryItem[] };

export function GalleryScreen({ items, ...profile }: Props) {
  return (
    <SWRConfig value={{ fallback: { [galleryCalls.list.path]: items } }}>
      <ProfileFrame page="Gallery" {...profile}>
        <Viewer>
          <GalleryArea />
        </Viewer>
      </ProfileFrame>
    </SWRConfig>
  );
}
