import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconMapPin } from "@tabler/icons-react";
import { clamp, oneLine } from "@/components/ui/clamp";
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
        <Typography component="h3" variant="h6" dir="auto" title={name} sx={clamp(1)}>
          {name}
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
  gap: 1.5,
  p: 2,
  // In every card of a grid, the button stands in the same place.
  containerType: "inline-size",
  "& > button": { "@container (max-width: 319px)": { flex: "1 0 100%" } },
} as const;

const words = { flex: "1 1 120px", minWidth: 0 } as const;
