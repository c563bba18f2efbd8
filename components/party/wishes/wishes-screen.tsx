"use client";

import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { IconArrowLeft, IconChecklist } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SWRConfig } from "swr";
import { Alert } from "@/components/ui/alert";
import { Button, IconButtonLink } from "@/components/ui/button";
import { Head } from "@/components/ui/head";
import { useAddress } from "@/components/ui/use-address";
import { useDayText } from "@/components/ui/use-date-text";
import { useErrorText } from "@/lib/client/error-text";
import { wishesKey } from "@/lib/party/wishes/calls";
import { useWishes } from "@/lib/party/wishes/hooks";
import type { Wishes } from "@/lib/party/wishes/schema";
import { LibraryNotice } from "../library/library-notice";
import { WishActions } from "./wish-actions";
import { WishTable } from "./wish-table";

type Props = { event: string | undefined; wishes: Wishes };

/** What guests wish and the library does not have: a shopping list, of one night or of all. */
export function WishesScreen({ event, wishes }: Props) {
  return (
    <SWRConfig value={{ fallback: { [wishesKey(event)]: wishes } }}>
      <ShoppingList />
    </SWRConfig>
  );
}

/** So many rows at a time: nobody reads more at once. */
const ROWS = 100;

function ShoppingList() {
  const t = useTranslations("wishes");
  const errorText = useErrorText();
  const { params, go } = useAddress();
  const event = params.get("event") ?? undefined;
  const { data, error } = useWishes(event);
  const [shown, setShown] = useState(ROWS);
  const { songs = [], events = [], fileName = "" } = data ?? {};

  function choose(id: string) {
    setShown(ROWS);
    go({ event: id }, true);
  }

  return (
    <>
      <Head
        title={t("title")}
        back={
          <IconButtonLink href="/DJPortal/library" aria-label={t("back")} edge="start">
            <IconArrowLeft data-directional="" aria-hidden />
          </IconButtonLink>
        }
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1.5,
            "& > button": { flex: { xs: "1 1 0", sm: "none" } },
            "& > button:first-of-type": { flexBasis: { xs: "100%", sm: "auto" } },
          }}
        >
          <NightSelect events={events} chosen={event} onChoose={choose} />
          {songs.length > 0 && <WishActions songs={songs} events={events} fileName={fileName} />}
        </Box>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        <Typography role="status" color="textSecondary" sx={{ minHeight: 20 }}>
          {songs.length > 0 && t("count", { count: songs.length })}
        </Typography>
        {songs.length > 0 ? (
          <WishTable songs={songs.slice(0, shown)} events={events} isOfOne={event !== undefined} />
        ) : (
          data && <LibraryNotice icon={IconChecklist} title={t("none")} text={t("about")} />
        )}
        {songs.length > shown && (
          <Button variant="tinted" onClick={() => setShown(shown + ROWS)} place="center">
            {t("showMore")}
          </Button>
        )}
      </Box>
    </>
  );
}

type SelectProps = {
  events: Wishes["events"];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

function NightSelect({ events, chosen = "", onChoose }: SelectProps) {
  const t = useTranslations("wishes");
  const day = useDayText();
  return (
    <TextField
      select
      label={t("night")}
      value={events.some(({ id }) => id === chosen) ? chosen : ""}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: { xs: "1 1 100%", sm: "1 1 240px" }, minWidth: 0, maxWidth: { sm: 360 } }}
    >
      <MenuItem value="">{t("allNights")}</MenuItem>
      {events.map(({ id, name, at }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: "normal" }}>
          {t("nightOf", { name, day: day(at) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
