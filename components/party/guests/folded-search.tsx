import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { IconSearch } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { RequestSearch } from "@/components/party/request-list/request-search";
import { useRequestsStore } from "@/lib/party/request-list/store";

const FIELD_ID = "search";

/** The search. On a phone it opens with the icon beside the children, which is a plain link without scripts. */
export function FoldedSearch({ children }: { children: ReactNode }) {
  const t = useTranslations("requests");
  const hasSearch = useRequestsStore(({ requestSearch }) => requestSearch !== "");
  const [isOpened, setIsOpened] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isOpen = isOpened || hasSearch;

  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        {!isOpen && (
          <IconButton
            component="a"
            href={`#${FIELD_ID}`}
            aria-label={t("openSearch")}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setIsOpened(true);
              // Shown by then.
              setTimeout(() =>
                field.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus(),
              );
            }}
            sx={{ display: { md: "none" }, width: 44, minHeight: 56, bgcolor: "background.paper" }}
          >
            <IconSearch size={20} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Box
        ref={field}
        id={FIELD_ID}
        sx={{
          display: { xs: isOpen ? "block" : "none", md: "block" },
          "&:target": { display: "block" },
        }}
      >
        <RequestSearch label={t("searchLabel")} />
      </Box>
    </>
  );
}
