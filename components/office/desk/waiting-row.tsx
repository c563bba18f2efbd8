import Box from "@mui/material/Box";
import { IconFile, IconX } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { oneLine } from "@/components/ui/clamp";
import { type Chosen, MOST_FILES, type Problem } from "@/lib/office/desk/chosen";
import type { Waiting } from "@/lib/office/desk/waiting";
import { useFileSize } from "./use-file-size";

type Props = { waiting: Waiting; onDrop: (key: string) => void };

/** What has been chosen and not sent yet, and why something else could not be chosen. */
export function WaitingRow({ waiting, onDrop }: Props) {
  const { chosen, problem } = waiting;
  const problemText = useProblemText();
  return (
    <>
      <Box role="alert" sx={{ color: "error.main", px: 1, pb: problem ? 1 : 0 }}>
        {problem && problemText(problem)}
      </Box>
      {chosen.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, pb: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
          {chosen.map((one) => (
            <WaitingFile key={one.key} chosen={one} onDrop={onDrop} />
          ))}
        </Box>
      )}
    </>
  );
}

type FileProps = { chosen: Chosen; onDrop: (key: string) => void };

function WaitingFile({ chosen, onDrop }: FileProps) {
  const t = useTranslations("files");
  const sizeText = useFileSize();
  const { key, file, bytes } = chosen;
  return (
    <Box component="li" sx={chip}>
      {chosen.kind === "picture" ? (
        <Box component="img" src={chosen.address} alt="" width={40} height={40} sx={thumb} />
      ) : (
        <IconFile size={24} aria-hidden />
      )}
      <Box sx={{ minWidth: 0, px: 1 }}>
        <Box dir="auto" sx={name}>
          {file}
        </Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{sizeText(bytes)}</Box>
      </Box>
      <IconButton aria-label={t("drop", { file })} onClick={() => onDrop(key)}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

function useProblemText() {
  const t = useTranslations("files.problems");
  const sizeText = useFileSize();
  return (problem: Problem) => {
    switch (problem.code) {
      case "full":
        return t("full");
      case "unreadable":
        return t("unreadable", { file: problem.file });
      case "too_many":
        return t("tooMany", { count: MOST_FILES });
      case "too_large": {
        const [size, room] = [sizeText(problem.bytes), sizeText(problem.room)];
        return t("tooLarge", { file: problem.file, size, room });
      }
    }
  };
}

const chip = {
  display: "flex",
  alignItems: "center",
  maxWidth: 260,
  paddingInlineStart: 1,
  borderRadius: 1,
  bgcolor: "background.raised",
} as const;
const thumb = { flex: "none", borderRadius: 0.8, objectFit: "cover" } as const;
const name = {
  typography: "body2",
  fontWeight: 600,
  textAlign: "left",
  ...oneLine,
} as const;
