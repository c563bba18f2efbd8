import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { currentItem, menuFor, type Viewer } from "./menu";
import { useMenuLabel } from "./use-menu-label";

/** The menu as a second bar below the top bar, on wide screens. */
export function HorizontalMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const labelOf = useMenuLabel();
  const groups = menuFor(viewer);
  const current = currentItem(groups, usePathname());
  return (
    <Box
      component="nav"
      aria-label={t("label")}
      sx={{
        display: { xs: "none", lg: "flex" },
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        minHeight: "var(--menu-bar-height)",
        px: 3,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {groups.flatMap((group) =>
        group.items.map((item) => (
          <Button
            key={item.href}
            component={Link}
            href={item.href}
            color={item === current ? "primary" : "inherit"}
            variant={item === current ? "tinted" : "text"}
            startIcon={<item.icon size={20} aria-hidden />}
            {...(item === current && { "aria-current": "page" as const })}
          >
            {labelOf(item.label)}
          </Button>
        )),
      )}
    </Box>
  );
}
