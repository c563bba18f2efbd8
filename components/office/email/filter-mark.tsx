import Box from "@mui/material/Box";
import type { EmailFilter } from "@/lib/office/email/rules";
import { filterIcons, labelColors } from "./filter-looks";

/** The icon of a folder or mark, or the colour of a label. */
export function FilterMark({ filter }: { filter: EmailFilter }) {
  if (filter in labelColors) {
    const color = labelColors[filter as keyof typeof labelColors];
    return (
      <Box sx={{ display: "grid", placeItems: "center", width: 20, height: 20 }}>
        <Box sx={{ width: 10, height: 10, borderRadius: "3px", bgcolor: `${color}.main` }} />
      </Box>
    );
  }
  const Icon = filterIcons[filter as keyof typeof filterIcons];
  return <Icon size={20} aria-hidden />;
}
