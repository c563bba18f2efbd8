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
    <Card sx={{ mb: { xs: 0, sm: 1 }, ...bareOnPhones }}>
      <Box component="img" src={COVER} alt="" width={1200} height={170} sx={cover} />
      <Box sx={row}>
        <Box component="img" src={me.avatar} alt="" width={100} height={100} sx={face} />
        <Box sx={words}>
          <Typography component="h2" variant="h4" sx={name}>
            <bdi>{me.name}</bdi>
          </Typography>
          <Typography sx={{ color: "text.secondary", display: { xs: "none", sm: "block" } }}>
            {me.role ? <bdi lang="en">{me.role}</bdi> : t("dj")}
          </Typography>
          <Box component="ul" sx={list}>
            {figures.map((figure, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
              <li key={index}>{figure}</li>
            ))}
          </Box>
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

/** There, a face with two lines beside it, on the page's own ground. */
const bareOnPhones = {
  "@media (max-width: 599.95px)": { bgcolor: "transparent", border: 0, boxShadow: "none" },
} as const;

const row = {
  display: "flex",
  alignItems: "center",
  columnGap: { xs: 1.5, sm: 2 },
  px: { xs: 0, sm: 3 },
  py: { xs: 0, sm: 2 },
} as const;

/** Name and role at one side, figures at the other. */
const words = {
  flex: 1,
  minWidth: 0,
  display: { sm: "grid" },
  gridTemplateColumns: "minmax(10rem, 1fr) auto",
  alignItems: "center",
  columnGap: 2,
  "& > ul": { gridColumn: 2, gridRow: "1 / 3" },
} as const;

const face = {
  flex: "none",
  width: { xs: 48, sm: 100 },
  height: { xs: 48, sm: 100 },
  mt: { sm: -8 },
  borderRadius: "50%",
  border: { sm: 4 },
  borderColor: "background.paper",
  bgcolor: "background.paper",
} as const;

const name = { overflowWrap: "anywhere", lineHeight: { xs: 1.3 } } as const;

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: { xs: 1.5, sm: 3 },
  m: 0,
  p: 0,
  listStyle: "none",
  typography: { xs: "body2", sm: "body1" },
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
  "& b": { color: "text.primary", fontWeight: 600 },
} as const;
