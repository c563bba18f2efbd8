import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";

/** More names than these are only counted. */
const MOST_NAMES = 50;

type Line = { name: string; about?: string };
type Props = { icon: TablerIcon; color: string; title: string; lines: readonly Line[] };

/** A part of a report: how many, and who. */
export function ReportSection({ icon: Icon, color, title, lines }: Props) {
  const t = useTranslations("contacts.import");
  return (
    <Box component="section">
      <Typography
        component="h3"
        variant="subtitle1"
        sx={{ display: "flex", alignItems: "center", gap: 1, color, fontWeight: 600 }}
      >
        <Icon size={20} aria-hidden />
        {title}
      </Typography>
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 3.5, listStyle: "none" }}>
          {lines.slice(0, MOST_NAMES).map(({ name, about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes, and names may be equal
            <Box component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
              {name && <bdi>{name}</bdi>}
              <Box component="span" sx={{ color: "text.secondary" }}>
                {name && about && " · "}
                {about}
              </Box>
            </Box>
          ))}
          {lines.length > MOST_NAMES && (
            <Box component="li" sx={{ color: "text.secondary" }}>
              {t("rest", { count: lines.length - MOST_NAMES })}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
