import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AreaSearch } from "@/components/office/desk/area-search";

type Props = {
  /** How many there are, in words. */
  count: string;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
};

/** How many a list holds, and its search. */
export function ListHead({ count, searchLabel, search, onSearch }: Props) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1.5,
        mb: 2,
      }}
    >
      <Typography component="h2" variant="h5" aria-live="polite">
        {count}
      </Typography>
      <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 320px" } }}>
        <AreaSearch label={searchLabel} value={search} onChange={onSearch} />
      </Box>
    </Box>
  );
}
