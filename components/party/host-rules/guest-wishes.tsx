import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import type { HostsPage } from "@/lib/party/host-rules/schema";

/** What the hosts' guests have asked for so far. */
export function GuestWishes({ wishes }: Pick<HostsPage, "wishes">) {
  const t = useTranslations("hostRules.wishes");
  return (
    <Paper component="section" aria-labelledby="wishes" sx={{ p: 2.5, backgroundImage: "none" }}>
      <Typography id="wishes" component="h2" variant="h5">
        {t("title")}
      </Typography>
      <Typography color="textSecondary">{t(wishes.length > 0 ? "text" : "none")}</Typography>
      {wishes.length > 0 && (
        <Box component="ul" sx={{ display: "grid", m: 0, mt: 1.5, p: 0, listStyle: "none" }}>
          {wishes.map(({ title, artist, backers }) => (
            <Box
              component="li"
              key={`${title}\n${artist}`}
              sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 56 }}
            >
              <Cover words={`${title} ${artist}`} size={36} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box dir="auto" title={title} sx={clamp(1)}>
                  {title}
                </Box>
                <Box dir="auto" sx={{ ...clamp(1), color: "text.secondary" }}>
                  {artist}
                </Box>
              </Box>
              <Box sx={{ flex: "none", color: "text.secondary" }}>
                {t("guests", { count: backers })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}
