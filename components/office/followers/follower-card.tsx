import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconMapPin } from "@tabler/icons-react";
import { oneLine } from "@/components/ui/clamp";
import type { Follower } from "@/lib/office/followers/schema";
import { FollowButton } from "./follow-button";

/** A follower, whom the visitor may follow back. */
export function FollowerCard({ follower }: { follower: Follower }) {
  const { avatar, name, country } = follower;
  return (
    <Card component="li" sx={card}>
      <Box
        component="img"
        src={avatar}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        sx={{ flex: "none", borderRadius: "50%" }}
      />
      <Box sx={words}>
        <Typography component="h3" variant="h6" sx={{ overflowWrap: "break-word" }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "text.secondary" }}
        >
          <IconMapPin size={16} aria-hidden />
          <Box component="bdi" lang="en" sx={oneLine}>
            {country}
          </Box>
        </Typography>
      </Box>
      <FollowButton follower={follower} />
    </Card>
  );
}

const card = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: 1.5,
  p: 2,
} as const;

/** A name breaks between its words; where no room is left for the longest, the button goes below. */
const words = { flex: "1 1 0", minWidth: "min-content" } as const;
