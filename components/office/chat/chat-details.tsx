import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { IconArrowLeft } from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, type Ref, useId } from "react";
import { IconButton } from "@/components/ui/button";
import { PictureButton } from "@/components/ui/picture-button";
import { filesIn, type ListedChat, picturesIn } from "@/lib/office/chat/rules";
import { useChatTools } from "./chat-tools";
import { ContactFace } from "./contact-face";
import { FileRow } from "./file-row";
import { usePictures } from "./pictures";
import { useChatWords } from "./use-chat-words";

type Props = {
  chat: ListedChat;
  /** Whether the details fill a phone's screen: then the name is the page's heading there. */
  isPage: boolean;
  ref: Ref<HTMLElement>;
  sx: SxProps<Theme>;
};

/** Who the conversation is with, and the photos and files in it. */
export function ChatDetails({ chat, isPage, ref, sx }: Props) {
  const t = useTranslations("chat");
  const { setDetails } = useChatTools("actions");
  const photos = picturesIn(chat);
  const files = filesIn(chat);
  return (
    <Card component="section" ref={ref} tabIndex={-1} aria-label={t("details")} sx={sx}>
      <Box sx={{ display: { lg: "none" }, p: 0.5 }}>
        <IconButton aria-label={t("backToConversation")} onClick={() => setDetails("closed")}>
          <IconArrowLeft size={22} data-directional aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: 2, py: { xs: 0, lg: 3 }, pb: 3 }}>
        <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", pb: 2 }}>
          <ContactFace contact={chat} size={80} />
          <Typography component={isPage ? "h1" : "h2"} variant="h5" dir="auto" sx={{ mt: 1.5 }}>
            {chat.name}
          </Typography>
          <Typography color="textSecondary">{t(`statuses.${chat.status}`)}</Typography>
        </Box>
        <Part title={t("photos")} count={photos.length} none={t("noPhotos")}>
          <Photos photos={photos} contact={chat.name} />
        </Part>
        <Part title={t("files")} count={files.length} none={t("noFiles")}>
          {files.map(({ key, ...attachment }) => (
            <Box key={key} sx={{ mx: -1.25 }}>
              <FileRow attachment={attachment} tabIndex={0} />
            </Box>
          ))}
        </Part>
      </Box>
    </Card>
  );
}

type PartProps = { title: string; count: number; none: string; children: ReactNode };

function Part({ title, count, none, children }: PartProps) {
  const format = useFormatter();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 2 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {title}{" "}
        <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
          {format.number(count)}
        </Box>
      </Typography>
      {count > 0 ? children : <Typography color="textSecondary">{none}</Typography>}
    </Box>
  );
}

function Photos({ photos, contact }: { photos: ReturnType<typeof picturesIn>; contact: string }) {
  const words = useChatWords();
  const openPicture = usePictures();
  return (
    <Box
      sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(64px, 1fr))", gap: 1 }}
    >
      {photos.map((sent) => {
        const { msg } = sent.message;
        const alt = words.photoOf(sent, contact);
        return (
          <PictureButton
            key={sent.id}
            src={msg}
            alt={alt}
            width={64}
            height={64}
            onClick={() => openPicture({ address: msg, alt })}
          />
        );
      })}
    </Box>
  );
}
