import Checkbox from "@mui/material/Checkbox";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useErrorText } from "@/lib/client/error-text";
import { useToasts } from "@/lib/client/use-toasts";
import { useCrates } from "@/lib/party/crates/hooks";
import type { Crates } from "@/lib/party/crates/schema";
import type { DjEvent } from "@/lib/party/events/schema";

type Props = { event: DjEvent; isOpen: boolean; onClose: () => void };

/** Which part of the library an event is played from. */
export function CratesDialog({ event, isOpen, onClose }: Props) {
  const t = useTranslations("events.crates");
  const errorText = useErrorText();
  const { crates, error, save } = useCrates(event.id);
  return (
    <TitledDialog
      isOpen={isOpen}
      title={t("title", { name: event.name })}
      onClose={onClose}
      maxWidth="sm"
    >
      {error && (
        <DialogContent>
          <Alert severity="error">{errorText(error)}</Alert>
        </DialogContent>
      )}
      {crates && <CratesChoice crates={crates} onSave={save} onClose={onClose} />}
    </TitledDialog>
  );
}

function CratesChoice({
  crates,
  onSave,
  onClose,
}: {
  crates: Crates;
  onSave: ReturnType<typeof useCrates>["save"];
  onClose: () => void;
}) {
  const t = useTranslations("events.crates");
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const [isAll, setIsAll] = useState(crates.playlists === null);
  const [chosen, setChosen] = useState(new Set(crates.playlists ?? []));
  const [ideas, setIdeas] = useState(new Set(crates.ideas));
  const { owned, choice } = crates;
  const tonight = choice.filter(({ id }) => isAll || chosen.has(id));

  async function save() {
    setIsBusy(true);
    try {
      await onSave({ playlists: isAll ? null : [...chosen], ideas: idsIn(ideas, tonight) });
      onClose();
    } catch (failure) {
      toasts.error(failure);
      setIsBusy(false);
    }
  }

  return (
    <>
      <DialogContent sx={{ display: "grid", gap: 1, alignContent: "start" }}>
        <Typography color="textSecondary">{t("about")}</Typography>
        {owned === 0 && <Alert severity="info">{t("none")}</Alert>}
        {owned > 0 && (
          <FormControlLabel
            control={<Switch checked={isAll} onChange={() => setIsAll(!isAll)} />}
            label={t("all", { songs: owned })}
          />
        )}
        {!isAll && (
          <PlaylistChoice
            label={t("playlists")}
            playlists={choice}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {tonight.length > 0 && (
          <>
            <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
              {t("ideas")}
            </Typography>
            <Typography color="textSecondary">{t("aboutIdeas")}</Typography>
            <PlaylistChoice
              label={t("ideas")}
              playlists={tonight}
              chosen={ideas}
              onChoose={setIdeas}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t("cancel")}
        </Button>
        {owned > 0 && (
          <Button variant="contained" onClick={save} isBusy={isBusy}>
            {t("save")}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type Playlists = Crates["choice"];

/** The chosen ones that are still there to choose. */
function idsIn(chosen: ReadonlySet<string>, playlists: Playlists) {
  return playlists.map(({ id }) => id).filter((id) => chosen.has(id));
}

type ChoiceProps = {
  label: string;
  playlists: Playlists;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
};

function PlaylistChoice({ label, playlists, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations("events.crates");
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <FormGroup role="group" aria-label={label}>
      {playlists.map(({ id, name, folders, tracks }) => (
        <FormControlLabel
          key={id}
          sx={{ overflowWrap: "anywhere" }}
          control={<Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />}
          label={t("playlist", { name: [...folders, name].join(" / "), songs: tracks })}
        />
      ))}
    </FormGroup>
  );
}
