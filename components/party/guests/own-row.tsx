import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Cover } from "@/components/ui/cover";

type Props = { title: string; artist: string; children: ReactNode };

/** One of the guest's own requests. */
export function OwnRow({ title, artist, children }: Props) {
  return (
    <Box component="li" sx={{ display: "flex", gap: 1.5, py: 0.75 }}>
      <Cover words={`${title} ${artist}`} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SongTitle title={title} artist={artist} lines={1} />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
