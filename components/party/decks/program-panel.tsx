import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { saveFile } from "@/components/ui/save-file";
import { FORWARDER, forwarderTo } from "@/lib/party/decks/forwarder";
import type { DeckAddress } from "./deck-address";
import { Panel } from "./panel";

/** What the programs call themselves, and what What's Now Playing calls them as a source. */
const PROGRAMS = {
  serato: { name: "Serato DJ", source: "Serato" },
  traktor: { name: "Traktor", source: "Icecast" },
  virtualdj: { name: "VirtualDJ", source: "VirtualDJ" },
  engine: { name: "Engine DJ", source: "StagelinQ" },
  djay: { name: "djay Pro", source: "djay Pro" },
  mixxx: { name: "Mixxx", source: "Icecast" },
  djuced: { name: "DJUCED", source: "DJUCED" },
  megaseg: { name: "MegaSeg", source: "" },
  other: { name: "", source: "" },
} as const;
type Program = keyof typeof PROGRAMS;
const programs = Object.keys(PROGRAMS) as Program[];

type Props = {
  address: DeckAddress;
  secret: string | undefined;
  since: string | null;
  /** Resolves to the new secret, or to nothing if there is none. */
  onConnect: () => Promise<string | undefined>;
};

/** How each DJ program is connected, step by step, and the forwarder for a site that it cannot reach by itself. */
export function ProgramPanel({ address, secret, since, onConnect }: Props) {
  const t = useTranslations("decks.program");
  const [program, setProgram] = useState<Program>("serato");
  const steps = useSteps(program, address);
  return (
    <Panel title={t("title")}>
      <Box
        role="group"
        aria-label={t("pick")}
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}
      >
        {programs.map((one) => (
          <Button
            key={one}
            variant={one === program ? "outlined" : "tinted"}
            color={one === program ? "primary" : "inherit"}
            aria-current={one === program}
            onClick={() => setProgram(one)}
          >
            {PROGRAMS[one].name || t("other")}
          </Button>
        ))}
      </Box>
      <Box component="ol" sx={{ display: "grid", gap: 1.25, m: 0, ps: 0, paddingInlineStart: 3 }}>
        {steps.map(({ key, text }) => (
          <Typography key={key} component="li" sx={{ overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        ))}
      </Box>
      <Forwarder address={address} secret={secret} since={since} onConnect={onConnect} />
    </Panel>
  );
}

type Step = { key: string; text: ReactNode };

function useSteps(program: Program, address: DeckAddress): Step[] {
  const t = useTranslations("decks.program");
  const { name, source } = PROGRAMS[program];
  const b = (words: ReactNode) => <b dir="ltr">{words}</b>;
  const whole = `${address.whole}${address.whole.includes("?") ? "&" : "?"}`;
  const code = (key: string, text: string): Step => ({ key, text: <code dir="ltr">{text}</code> });
  const play = { key: "play", text: t("play") };
  const query = "title=…&artist=…";
  if (program === "megaseg") {
    const text = t("megasegEnter");
    const enter = {
      key: "enter",
      text: (
        <>
          {text} {code("", `${whole}${query}`).text}
        </>
      ),
    };
    return [{ key: "megaseg", text: t("megaseg") }, enter, play];
  }
  if (program === "other") {
    const text = t("other1");
    return [
      {
        key: "other",
        text: (
          <>
            {text} {code("", `curl "${whole}${query}"`).text}
          </>
        ),
      },
      play,
    ];
  }
  const isPrepared =
    program === "traktor" || program === "mixxx" || program === "virtualdj" || program === "engine";
  return [
    { key: "install", text: t("install", { program: name }) },
    { key: "source", text: t.rich("source", { source, b }) },
    ...(isPrepared ? [{ key: program, text: t.rich(program, { b }) }] : []),
    { key: "remote", text: t.rich("remote", { b }) },
    { key: "enter", text: t("enter") },
    play,
  ];
}

function Forwarder({ address, secret, since, onConnect }: Props) {
  const t = useTranslations("decks");
  const [isAsking, setIsAsking] = useState(false);

  function save(known: string) {
    saveFile(FORWARDER.name, forwarderTo(address.site, known), "text/javascript");
  }

  async function handleDownload() {
    const known = secret ?? (await onConnect());
    if (known) save(known);
    return known !== undefined;
  }

  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        mt: 2,
        pt: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 280px" }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t("forwarder.title")}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t("forwarder.text")} {t("forwarder.use")}
        </Typography>
      </Box>
      <Button
        variant="tinted"
        onClick={() => (secret || !since ? handleDownload() : setIsAsking(true))}
      >
        <IconDownload size={18} aria-hidden />
        {t("forwarder.download")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t("address.renewTitle")}
          keep={t("address.keep")}
          confirm={t("address.renew")}
          onClose={() => setIsAsking(false)}
          onConfirm={handleDownload}
        >
          {t("forwarder.needs")}
        </ConfirmDialog>
      )}
    </Box>
  );
}
