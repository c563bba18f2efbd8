import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconFile, IconFolder } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Dropped } from "./dropped-files";

/** What each program keeps its library in, as its own menus and folders call it. */
const PROGRAMS: [program: string, file: string][] = [
  ["rekordbox", "File › Export Collection in xml format"],
  ["Serato", "_Serato_"],
  ["Traktor", "collection.nml"],
  ["VirtualDJ", "database.xml"],
  ["Engine DJ", "Engine Library › Database2 › m.db"],
  ["Mixxx", "mixxxdb.sqlite"],
  ["iTunes, Music", "Library.xml"],
];
const LISTS = "M3U, M3U8, CSV, TXT";

type Props = { onChoose: (chosen: Dropped) => void };

/** The ways to choose what is imported, and where each program keeps it. */
export function ImportWays({ onChoose }: Props) {
  const t = useTranslations("library.import");
  return (
    <Box sx={{ display: "grid", gap: 2, textAlign: "start", justifyItems: "start" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Chooser label={t("files")} onChoose={onChoose} />
        <Chooser label={t("folder")} onChoose={onChoose} isFolder />
      </Box>
      <Typography color="textSecondary" variant="body2">
        {t("about")}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "auto 1fr" },
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          "& dt": { fontWeight: 600 },
          "& dd": { m: 0, color: "text.secondary", overflowWrap: "anywhere" },
        }}
      >
        {[...PROGRAMS, [t("lists"), LISTS] as const].map(([program, file]) => (
          <Box key={program} sx={{ display: "contents" }}>
            <dt>
              <bdi>{program}</bdi>
            </dt>
            <dd>
              <bdi>{file}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** React knows the attribute of folders by no name. */
const OF_FOLDER = { webkitdirectory: "" } as ComponentProps<"input">;

function Chooser({
  label,
  onChoose,
  isFolder = false,
}: Props & { label: string; isFolder?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isFolder ? IconFolder : IconFile;

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose({ files: [...(target.files ?? [])], isFolder });
    // The same file may be chosen again.
    target.value = "";
  }

  return (
    <>
      <Button variant={isFolder ? "outlined" : "contained"} onClick={() => input.current?.click()}>
        <Icon size={20} aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={handleChange}
        {...(isFolder && OF_FOLDER)}
      />
    </>
  );
}
