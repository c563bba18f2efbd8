import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { currentHref, menuFor, type Viewer } from "./menu";
import { MenuSectionButton } from "./menu-section-button";
import { useMenuLabel } from "./use-menu-label";

/** The menu as a second bar below the top bar, on wide screens. */
export function HorizontalMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations("layout.menu");
  const labelOf = useMenuLabel();
  const groups = menuFor(viewer);
  const current = currentHref(groups, usePathname());
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
        group.items.map((item) =>
          "pages" in item ? (
            <MenuSectionButton key={item.label} section={item} current={current} />
          ) : (
            <Button
              key={item.label}
              component={Link}
              href={item.href}
              color={item.href === current ? "primary" : "inherit"}
              variant={item.href === current ? "tinted" : "text"}
              startIcon={<item.icon size={20} aria-hidden />}
              {...(item.href === current && { "aria-current": "page" as const })}
            >
              {labelOf(item.label)}
            </Button>
          ),
        ),
      )}
    </Box>
  );
}
