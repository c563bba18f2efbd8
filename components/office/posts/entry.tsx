import Box from "@mui/material/Box";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { ExactTime } from "@/components/ui/exact-time";
import { LinkedText } from "@/components/ui/linked-text";
import { useDateText } from "@/components/ui/use-date-text";
import { useTimeAgo } from "@/components/ui/use-time-ago";
import { nameOf } from "@/lib/office/posts/authors";
import { entryLanguage } from "@/lib/office/posts/entry-language";
import type { Reply } from "@/lib/office/posts/schema";
import { LikeButton } from "./like-button";
import { usePostTools } from "./posts-tools";

type Props = { entry: Reply; onLike: () => void; onReply: () => void };

/** A comment or a reply. */
export function Entry({ entry: { id, profile, data }, onLike, onReply }: Props) {
  const t = useTranslations("posts");
  const { me } = usePostTools("address");
  const timeAgo = useTimeAgo("short");
  const dateText = useDateText();
  const { avatar, time } = profile;
  const name = nameOf(profile, t("visitor"));
  return (
    <Box sx={{ display: "flex", gap: 1.5 }}>
      <Box
        component="img"
        src={avatar}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        sx={{ flex: "none", mt: 1, borderRadius: "50%" }}
      />
      <Box sx={bubble}>
        <Box sx={{ flex: "1 1 180px", minWidth: 0, py: 1 }}>
          <Box sx={{ typography: "body2", color: "text.secondary" }}>
            <Box component="bdi" sx={{ typography: "subtitle2", color: "text.primary" }}>
              {name}
            </Box>{" "}
            {profile.id === me.id && <>({t("you")}) </>}·{" "}
            <ExactTime at={time} relative={timeAgo(time)} exact={dateText(time)} />
          </Box>
          <Box lang={entryLanguage(id)} dir="auto" sx={words}>
            <LinkedText>{data.comment}</LinkedText>
          </Box>
        </Box>
        <Box sx={{ display: "flex", alignItems: "center" }}>
          <LikeButton likes={data.likes} onToggle={onLike} />
          <IconButton aria-label={t("replyTo", { name })} title={t("reply")} onClick={onReply}>
            <IconArrowBackUp size={20} data-directional aria-hidden />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

const bubble = {
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  px: 1.5,
  borderRadius: 1,
  bgcolor: "background.raised",
} as const;
const words = {
  typography: "body1",
  textAlign: "start",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
