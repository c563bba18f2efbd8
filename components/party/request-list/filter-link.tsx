import ButtonBase from "@mui/material/ButtonBase";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { Filter } from "@/lib/party/requests/list-schema";
import { useListHref } from "./use-list-href";

const tile = {
  borderRadius: 1,
  border: "1.5px solid transparent",
  bgcolor: "background.paper",
  color: "text.secondary",
  transition: "background-color 150ms",
  "&:hover": { bgcolor: "background.raised" },
  "&[aria-current=true]": {
    bgcolor: "primary.light",
    borderColor: "primary.main",
    color: "text.primary",
  },
} as const;

type Props = { filter: Filter; sx: SxProps<Theme>; children: ReactNode };

/** A tile that filters a list. A link, not a button, so that it works without scripts. */
export function FilterLink({ filter, sx, children }: Props) {
  const href = useListHref();
  const current = useRequestsStore(({ currentFilter }) => currentFilter);
  const setFilter = useRequestsStore((state) => state.setFilter);
  return (
    <ButtonBase
      component="a"
      href={href({ filter, page: 1 })}
      aria-current={filter === current}
      onClick={(event) => {
        event.preventDefault();
        setFilter(filter);
      }}
      sx={[tile, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </ButtonBase>
  );
}
