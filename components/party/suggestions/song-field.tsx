import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { FormField } from "@/components/ui/form-field";
import { useCombobox } from "@/components/ui/use-combobox";
import { useSteadyTaps } from "@/components/ui/use-steady-taps";
import type { Suggestion } from "@/lib/party/suggestions/schema";

type Props = {
  timeZone: string;
  value: string;
  songs: Suggestion[];
  onType: (title: string) => void;
  onPick: (song: Suggestion) => void;
  /** Fields that the list may cover. Without any, it stands below the form. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof FormField>, "autoFocus">;

/** The song field; it suggests songs that are already on the list, and never covers the button that sends. */
export function SongField({ timeZone, value, songs, onType, onPick, children, ...field }: Props) {
  const t = useTranslations("requests");
  const steadyTaps = useSteadyTaps(songs.map(({ title, artist }) => title + artist).join());
  const typed: Suggestion = {
    title: value,
    artist: "",
    trackId: null,
    refusal: null,
    request: null,
  };
  const options = songs.length > 0 ? [typed, ...songs] : [];
  const { isOpen, inputProps, listProps, optionProps } = useCombobox(options, (song) => {
    if (song.request) onPick(song);
  });
  const list = isOpen && (
    <Box
      component="ul"
      aria-label={t("song")}
      {...listProps}
      {...steadyTaps}
      sx={[listLook, children ? overFields : belowForm]}
    >
      {options.map((song, index) => (
        <Box
          key={song.request?.id ?? "typed"}
          component="li"
          {...optionProps(index)}
          sx={optionLook}
        >
          <SongTitle title={song.title} artist={song.artist} lines={1} sx={{ flex: 1 }} />
          {song.request ? (
            <StatusChip
              request={{
                ...song.request,
                lane: "queue",
                declineReason: null,
                declineNote: null,
                ...(song.refusal && refused[song.refusal]),
              }}
              timeZone={timeZone}
            />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {t("asTyped")}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
  return (
    <>
      <FormField
        name="title"
        required
        // Lets CSS recognize an empty field, also without scripts.
        placeholder=" "
        value={value}
        onChange={({ target }) => onType(target.value)}
        slotProps={{
          htmlInput: { maxLength: 400, autoComplete: "off", enterKeyHint: "send", ...inputProps },
        }}
        {...field}
      />
      {children ? (
        <Box sx={{ position: "relative", display: "grid", gap: 2 }}>
          {children}
          {list}
        </Box>
      ) : (
        list
      )}
    </>
  );
}

/** What is not for tonight looks like the DJ's answer to it would. */
const refused = {
  do_not_play: { status: "declined", declineReason: "not_tonight" },
  explicit: { status: "declined", declineReason: "explicit" },
} as const;

/** Covers neither the other fields nor the button that sends. */
const belowForm = { insetBlockStart: "100%", mt: 0.5, maxHeight: "40vh" } as const;

/** A dialog ends below its form: the list takes the place of the other fields while it is open. */
const overFields = { insetBlock: 0 } as const;

const listLook = {
  position: "absolute",
  insetInline: 0,
  zIndex: "modal",
  m: 0,
  p: 0.5,
  overflow: "auto",
  listStyle: "none",
  borderRadius: 1,
  border: 1,
  borderColor: "divider",
  bgcolor: "background.paper",
  boxShadow: 8,
} as const;

const optionLook = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  px: 1.5,
  minHeight: 56,
  borderRadius: 1,
  cursor: "pointer",
  "&:hover, &[aria-selected=true]": { bgcolor: "background.raised" },
};
