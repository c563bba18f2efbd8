import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { DeskStore } from "@/lib/office/desk/store";
import { useFollowers } from "@/lib/office/followers/hooks";
import { friendsOf } from "@/lib/office/followers/rules";
import { countPosts } from "@/lib/office/posts/feed";
import type { Profile } from "@/lib/office/profile/schema";

type Props = { me: Profile; posts: DeskStore };

/** Whose profile it is, and its figures, which follow what the visitor does. */
export function ProfileHead({ me, posts }: Props) {
  const t = useTranslations("userProfile");
  const desk = useStore(posts, (state) => state.desk);
  const postCount = useMemo(() => countPosts(desk), [desk]);
  const { followers = [] } = useFollowers();
  const figures = [
    t.rich("posts", { count: postCount, b }),
    t.rich("followers", { count: followers.length, b }),
    t.rich("following", { count: friendsOf(followers).length, b }),
  ];
  return (
    <Card sx={{ mb: 1 }}>
      <Box component="img" src={COVER} alt="" width={1200} height={170} sx={cover} />
      <Box sx={row}>
        <Box component="img" src={me.avatar} alt="" width={100} height={100} sx={face} />
        <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
          <Typography component="h2" variant="h4" sx={name}>
            <bdi>{me.name}</bdi>
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>
            {me.role ? <bdi lang="en">{me.role}</bdi> : t("dj")}
          </Typography>
        </Box>
        <Box component="ul" sx={list}>
          {figures.map((figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
            <li key={index}>{figure}</li>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

const COVER = "/api/pictures/photo/stage-5";

function b(text: React.ReactNode) {
  return <b>{text}</b>;
}

/** Phones leave the first view to the page. */
const cover = {
  display: { xs: "none", sm: "block" },
  width: "100%",
  height: 170,
  objectFit: "cover",
} as const;

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 3 },
  py: 2,
} as const;

const face = {
  flex: "none",
  width: { xs: 56, sm: 100 },
  height: { xs: 56, sm: 100 },
  mt: { sm: -8 },
  borderRadius: "50%",
  border: 4,
  borderColor: "background.paper",
  bgcolor: "background.paper",
} as const;

const name = { overflowWrap: "anywhere" } as const;

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: { xs: 2, sm: 3 },
  m: 0,
  p: 0,
  listStyle: "none",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
  "& b": { color: "text.primary", fontWeight: 600 },
} as const;
