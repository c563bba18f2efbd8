import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Dj } from "@/lib/account/auth/schema";

/** The menu loads when it first opens, because guests have none. */
export function AccountMenu({ dj }: { dj: Dj }) {
  const t = useTranslations("layout.topBar");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLazyPart(() =>
    import("./account-items").then(({ AccountItems }) => AccountItems),
  );

  return (
    <>
      <IconButton
        aria-label={t("account", { name: dj.name })}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          items.open();
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            display: "grid",
            placeItems: "center",
            width: 34,
            height: 34,
            borderRadius: "50%",
            bgcolor: "primary.light",
            color: "primary.main",
            typography: "subtitle1",
          }}
        >
          {[...dj.name][0]?.toUpperCase()}
        </Box>
      </IconButton>
      {items.Part && <items.Part dj={dj} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
