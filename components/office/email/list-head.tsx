import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { useFormatter, useTranslations } from "next-intl";
import { BulkActions } from "./bulk-actions";
import { useEmailTools } from "./email-tools";
import { FilterMenu } from "./filter-menu";

/** The head of the list. What can be done with checked mails takes its place, so that nothing jumps. */
export function ListHead() {
  const t = useTranslations("email");
  const format = useFormatter();
  const { checked, filter, listed } = useEmailTools("filter");
  const { checkAll } = useEmailTools("actions");
  const count = checked.length;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        minHeight: 52,
        px: 1,
        flex: "none",
        borderBlock: 1,
        borderColor: "divider",
        bgcolor: count > 0 ? "primary.light" : undefined,
      }}
    >
      <Checkbox
        checked={count > 0 && count === listed.length}
        indeterminate={count > 0 && count < listed.length}
        disabled={listed.length === 0}
        onChange={() => checkAll(count === 0)}
        slotProps={{ input: { "aria-label": t("checkAll") } }}
        sx={{ width: 48, height: 48 }}
      />
      <Box
        role="status"
        sx={{
          flexGrow: count > 0 ? 1 : 0,
          minWidth: 0,
          position: "relative",
          whiteSpace: "nowrap",
          fontWeight: 600,
        }}
      >
        {count > 0 && (
          <>
            <Box component="span" sx={whereNarrow}>
              {t("chosen", { count })}
            </Box>
            <Box
              component="span"
              aria-hidden
              sx={{ display: { xs: "none", sm: "inline", md: "none" } }}
            >
              {format.number(count)}
            </Box>
          </>
        )}
      </Box>
      {count > 0 ? (
        <BulkActions />
      ) : (
        <>
          <FilterMenu />
          <Box
            component="h2"
            sx={{
              display: { xs: "none", lg: "block" },
              flexGrow: 1,
              m: 0,
              typography: "subtitle1",
              fontWeight: 600,
            }}
          >
            {t(`filters.${filter}`)}
          </Box>
          <Box
            sx={{ marginInlineStart: "auto", px: 1, typography: "body2", color: "text.secondary" }}
          >
            {format.number(listed.length)}
          </Box>
        </>
      )}
    </Box>
  );
}

/** The narrow pane of a tablet shows the number alone; screen readers get the words. */
const whereNarrow = {
  position: { xs: "static", sm: "absolute", md: "static" },
  clipPath: { xs: "none", sm: "inset(50%)", md: "none" },
};
