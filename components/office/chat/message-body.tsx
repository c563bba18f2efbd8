import Box from "@mui/material/Box";
import { LinkedText } from "@/components/ui/linked-text";
import { PictureButton } from "@/components/ui/picture-button";
import { isOwn } from "@/lib/office/chat/rules";
import type { SentMessage } from "@/lib/office/chat/schema";
import styles from "./chat.module.css";
import { FileRow } from "./file-row";
import { usePictures } from "./pictures";
import { useChatWords } from "./use-chat-words";

type Props = {
  id: string;
  sent: SentMessage;
  contact: string;
  isFirst: boolean;
  isLast: boolean;
  /** Of the buttons and links within. */
  tabIndex: number;
};

/** What a message says: words, files or a picture, which opens larger. */
export function MessageBody({ id, sent, contact, isFirst, isLast, tabIndex }: Props) {
  const words = useChatWords();
  const openPicture = usePictures();
  const { msg, type, attachments } = sent.message;
  const alt = words.photoOf(sent, contact);
  const isMine = isOwn(sent);
  return (
    <Box
      id={id}
      sx={[bubble, isMine ? mine : theirs, isMine ? isLast && myCorner : isFirst && theirCorner]}
    >
      {type === "image" ? (
        <PictureButton
          src={msg}
          alt={alt}
          width={232}
          height={152}
          tabIndex={tabIndex}
          className={styles.photo}
          onClick={() => openPicture({ address: msg, alt })}
        />
      ) : (
        msg && (
          <Box dir="auto" sx={text}>
            <LinkedText tabIndex={tabIndex}>{msg}</LinkedText>
          </Box>
        )
      )}
      {attachments.map((attachment, index) => (
        <FileRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the files of a message never change
          key={index}
          attachment={attachment}
          tabIndex={tabIndex}
        />
      ))}
    </Box>
  );
}

const CORNER = "4px";

const bubble = {
  maxWidth: 288,
  minWidth: 0,
  borderRadius: "16px",
  fontSize: "0.9375rem",
  lineHeight: "1.25rem",
  overflow: "hidden",
} as const;
/** A little more than the tint, which the light ground nearly swallows. */
const mine = {
  bgcolor: "color-mix(in srgb, var(--palette-primary-light) 88%, var(--palette-primary-main))",
};
const theirs = { bgcolor: "background.paper" };
const myCorner = { borderEndEndRadius: CORNER };
const theirCorner = { borderStartStartRadius: CORNER };

const text = {
  px: 1.75,
  py: 1.25,
  textAlign: "start",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
} as const;
