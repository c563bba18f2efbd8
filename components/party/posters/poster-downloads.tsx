import Box from "@mui/material/Box";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { AppError } from "@/lib/calls/errors";
import { useLongWork } from "@/lib/client/use-long-work";
import { fileName, modulesOf, svgOf } from "@/lib/party/posters/rules";
import type { PosterSubject } from "@/lib/party/posters/schema";
import { drawQr } from "./draw-qr";

/** Prints the poster, and saves its QR code for a designer's own. */
export function PosterDownloads({ subject: { page, code } }: { subject: PosterSubject }) {
  const t = useTranslations("posters");
  const words = useTranslations("layout.toasts");
  const work = useLongWork();
  const name = fileName(code);

  function handleSvg() {
    saveFile(`${name}.svg`, svgOf(modulesOf(page)), "image/svg+xml");
  }

  const handlePng = () =>
    work(words("preparing", { name: `${name}.png` }), async () => {
      const picture = await drawQr(modulesOf(page));
      if (!picture) throw new AppError("unexpected");
      saveFile(`${name}.png`, picture, "image/png");
    });

  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Button variant="contained" onClick={() => window.print()}>
        <IconPrinter />
        {t("print")}
      </Button>
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "1fr 1fr" }}>
        {[
          { format: "SVG", onClick: handleSvg },
          { format: "PNG", onClick: handlePng },
        ].map(({ format, onClick }) => (
          <Button
            key={format}
            variant="outlined"
            aria-label={t("save", { format })}
            onClick={onClick}
          >
            <IconDownload />
            {format}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
