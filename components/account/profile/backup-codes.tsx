import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useCopy } from "@/components/ui/use-copy";

/** Print shows the codes alone. */
const PRINTED = (
  <GlobalStyles
    styles={{
      "@media print": {
        "body *": { visibility: "hidden" },
        "#backup-codes, #backup-codes *": { visibility: "visible" },
        "#backup-codes": { position: "fixed", inset: 0, color: "black" },
      },
    }}
  />
);

/** The backup codes, with buttons to copy, download and print them. */
export function BackupCodes({ codes }: { codes: string[] }) {
  const t = useTranslations("profile.twoSteps");
  const copy = useCopy(t("copied"), t("notCopied"));

  function handleDownload() {
    const text = `${t("file")}\n\n${codes.join("\n")}\n`;
    saveFile(FILE, text, "text/plain");
  }

  const ways = [
    { label: t("copy"), Icon: IconCopy, onClick: () => copy(codes.join("\n")) },
    { label: t("download"), Icon: IconDownload, onClick: handleDownload },
    { label: t("print"), Icon: IconPrinter, onClick: () => window.print() },
  ];
  return (
    <Stack spacing={1.5}>
      {PRINTED}
      <Box
        component="ol"
        id="backup-codes"
        aria-label={t("codesTitle")}
        dir="ltr"
        sx={{
          m: 0,
          paddingInlineStart: 4,
          columnCount: { xs: 1, sm: 2 },
          fontFamily: "monospace",
          fontSize: "1rem",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {ways.map(({ label, Icon, onClick }) => (
          <Button key={label} variant="tinted" color="inherit" onClick={onClick} size="medium">
            <Icon size={18} aria-hidden />
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const FILE = "crowdcue-backup-codes.txt";
