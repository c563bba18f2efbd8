import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import { IconDotsVertical, IconLink, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ExactTime } from "@/components/ui/exact-time";
import { LinkedText } from "@/components/ui/linked-text";
import { MenuIconButton } from "@/components/ui/menu-button";
import { onPlainClick } from "@/components/ui/plain-click";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { nameOf } from "@/lib/office/posts/authors";
import { entryLanguage } from "@/lib/office/posts/entry-language";
import type { SocialPost } from "@/lib/office/posts/schema";
import { CommentList } from "./comment-list";
import { PostActions } from "./post-actions";
import { PostPictures } from "./post-pictures";
import { PostVideo } from "./post-video";
import { usePostTools } from "./posts-tools";
import { TextForm } from "./text-form";

/** A post with what others say to it. */
export function PostCard({ post }: { post: SocialPost }) {
  const t = useTranslations("posts");
  const { comment } = usePostTools("actions");
  const name = nameOf(post.profile, t("visitor"));
  const field = useRef<HTMLTextAreaElement>(null);
  const { data } = post;
  return (
    <Card
      component="article"
      id={`post-${post.id}`}
      tabIndex={-1}
      aria-label={data.content ? t("named", { name, text: beginningOf(data.content) }) : name}
      sx={card}
    >
      <PostHead post={post} />
      {data.content && (
        <Box component="p" lang={entryLanguage(post.id)} dir="auto" sx={words}>
          <LinkedText>{data.content}</LinkedText>
        </Box>
      )}
      <PostPictures images={data.images} lang={entryLanguage(post.id)} />
      {data.video && <PostVideo src={data.video} />}
      <PostActions post={post} onComment={() => field.current?.focus()} />
      <CommentList post={post} />
      <TextForm
        label={t("write")}
        submitLabel={t("send")}
        inputRef={field}
        onSubmit={(text) => comment(post, text)}
      />
    </Card>
  );
}

function PostHead({ post }: { post: SocialPost }) {
  const t = useTranslations("posts");
  const { hrefOf } = usePostTools("address");
  const { choose, share, remove } = usePostTools("actions");
  const timeAgo = useTimeAgo();
  const dateText = useDateText();
  const { avatar, time } = post.profile;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Box
        component="img"
        src={avatar}
        alt=""
        width={44}
        height={44}
        sx={{ borderRadius: "50%" }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h3" sx={author}>
          <bdi>{nameOf(post.profile, t("visitor"))}</bdi>
        </Box>
        <Link
          href={hrefOf(post)}
          onClick={onPlainClick(() => choose(post))}
          variant="body2"
          sx={{ color: "text.secondary" }}
        >
          <ExactTime at={time} relative={timeAgo(time)} exact={dateText(time)} />
        </Link>
      </Box>
      <MenuIconButton
        label={t("more")}
        choicesOf={() => [
          { key: "share", label: t("shareLink"), icon: IconLink, onChoose: () => share(post) },
          {
            key: "delete",
            label: t("delete"),
            icon: IconTrash,
            isGrave: true,
            onChoose: () => remove(post),
          },
        ]}
      >
        <IconDotsVertical size={20} aria-hidden />
      </MenuIconButton>
    </Box>
  );
}

/** For those who hear a post named. */
function beginningOf(content: string) {
  return [...content].slice(0, 60).join("");
}

const card = {
  display: "grid",
  gap: 1.5,
  p: { xs: 1.5, sm: 2.5 },
  minWidth: 0,
  scrollMarginTop: "calc(var(--chrome-height) + 16px)",
  outlineOffset: -2,
  // A long feed draws only what is near the window.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 480px",
} as const;
const words = {
  m: 0,
  typography: "body1",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  textAlign: "start",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
const author = { m: 0, typography: "h6", overflowWrap: "anywhere" } as const;
