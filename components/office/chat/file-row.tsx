import Box from "@mui/material/Box";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useFileSize } from "@/components/office/desk/use-file-size";
import { IconButtonLink } from "@/components/ui/button";
import { oneLine } from "@/components/ui/clamp";
import type { ChatAttachment } from "@/lib/office/chat/schema";

type Props = { attachment: ChatAttachment; tabIndex: number };

/** A file with its size. The visitor's own can be downloaded; a sample's has no content. */
export function FileRow({ attachment: { icon, file, fileSize, content }, tabIndex }: Props) {
  const t = useTranslations("chat");
  const sizeText = useFileSize();
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 1.25, px: 1.25, py: 0.75, minHeight: 56 }}
    >
      <Box
        component="img"
        src={icon}
        alt=""
        width={36}
        height={36}
        sx={{ flex: "none", borderRadius: 0.8 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={name}>
          {file}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{sizeText(fileSize)}</Box>
      </Box>
      {content !== undefined && (
        <IconButtonLink
          href={`data:application/octet-stream;base64,${content}`}
          download={file}
          tabIndex={tabIndex}
          aria-label={t("download", { file })}
          title={t("download", { file })}
        >
          <IconDownload size={20} aria-hidden />
        </IconButtonLink>
      )}
    </Box>
  );
}

const name = {
  fontWeight: 600,
  textAlign: "left",
  ...oneLine,
} as const;
