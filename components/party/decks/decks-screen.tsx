"use client";

import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Head } from "@/components/ui/head";
import { useDeckLink } from "@/lib/party/decks/hooks";
import type { DeckLink } from "@/lib/party/decks/schema";
import type { ListedEvent } from "@/lib/party/events/schema";
import { AddressPanel } from "./address-panel";
import { addressAt } from "./deck-address";
import { LivePanel } from "./live-panel";
import { ProgramPanel } from "./program-panel";
import { ScanPanel } from "./scan-panel";
import { TonightPanel } from "./tonight-panel";

type Props = { link: DeckLink; events: ListedEvent[]; origin: string };

/** The value of the choice that leaves it to the event that is open. */
const OPEN = "open";

/** Connects the DJ program: what was heard, the address with its secret, the steps, and what came of each song. */
export function DecksScreen({ link: made, events, origin }: Props) {
  const t = useTranslations("decks");
  const { link, connect, disconnect, choose, test } = useDeckLink(made);
  const [secret, setSecret] = useState<string>();
  const address = addressAt(origin, secret);
  const event = events.find(({ id }) => id === link.eventId);

  return (
    <>
      <Head
        title={t("title")}
        line={
          <Typography variant="body2" color="textSecondary">
            {t("about")}
          </Typography>
        }
      >
        {link.since && events.length > 0 && (
          <TextField
            select
            label={t("goesTo")}
            value={link.chosenId ?? OPEN}
            onChange={({ target }) => choose(target.value === OPEN ? null : target.value)}
            sx={{ minWidth: 220, maxWidth: "100%" }}
          >
            <MenuItem value={OPEN}>{t("openOne")}</MenuItem>
            {events.map(({ id, name }) => (
              <MenuItem key={id} value={id} dir="auto">
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Head>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <LivePanel link={link} hasEvent={link.eventId !== null} onTest={test} />
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 240px" },
          }}
        >
          <AddressPanel
            address={address}
            since={link.since}
            secret={secret}
            onConnect={() => connect(setSecret)}
            onRevoke={async () => {
              const isRevoked = await disconnect(t("address.revoked"));
              if (isRevoked) setSecret(undefined);
              return isRevoked;
            }}
          />
          <ScanPanel address={address.whole} />
        </Box>
        <ProgramPanel
          address={address}
          secret={secret}
          since={link.since}
          onConnect={async () => {
            let made: string | undefined;
            const isMade = await connect((value) => {
              made = value;
              setSecret(value);
            });
            return isMade ? made : undefined;
          }}
        />
        {event && <TonightPanel key={event.id} event={event} />}
      </Box>
    </>
  );
}
