import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { FormField } from "@/components/ui/form-field";
import { useCombobox } from "@/components/ui/use-combobox";
import { useSteadyTaps } from "@/components/ui/use-steady-taps";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import { type Due, Verdict } from "./verdict";

type Props = {
  due: Due;
  value: string;
  songs: Suggestion[];
  /** What becomes of the song as typed. */
  typed?: Pick<Suggestion, "refusal" | "late">;
  onType: (title: string) => void;
  onPick: (song: Suggestion) => void;
  /** Fields that the list may cover. Without any, it stands below the form. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof FormField>, "autoFocus">;

/** The song field; it suggests songs that are already on the list, and never covers the button that sends. */
export function SongField(props: Props) {
  const { due, value, songs, typed = FINE, onType, onPick, children, ...field } = props;
  const t = useTranslations("requests");
  const steadyTaps = useSteadyTaps(songs.map(({ title, artist }) => title + artist).join());
  const asTyped = { title: value, artist: "", trackId: null, ...typed, request: null };
  const options: Suggestion[] = songs.length > 0 ? [asTyped, ...songs] : [];
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
          <SongTitle title={song.title} artist={song.artist} lines={1} />
          <Verdict song={song} due={due} />
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

const FINE = { refusal: null, late: false };

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
