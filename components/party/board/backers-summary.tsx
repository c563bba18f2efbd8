import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { isolated } from "@/components/ui/isolated";
import type { Backer } from "@/lib/party/requests/schema";

/** Who is behind a request, in two lines: the first name and how many more, and the first message. */
export function BackersSummary({ people, backers }: { people: Backer[]; backers: number }) {
  const t = useTranslations("board");
  const named = people.find(({ name }) => name)?.name;
  const message = people.find((backer) => backer.message)?.message;
  const others = backers - 1;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={clamp(1)}>
        {named ? t("people", { name: isolated(named), others }) : t("guests", { backers })}
      </Typography>
      {message && (
        <Typography dir="auto" variant="body2" color="textSecondary" title={message} sx={clamp(1)}>
          “{message}”
        </Typography>
      )}
    </Box>
  );
}
