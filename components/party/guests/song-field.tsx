import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import { SongTitle } from "@/components/party/request-list/song-title";
import { StatusChip } from "@/components/party/request-list/status-chip";
import { FormField } from "@/components/ui/form-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useSuggestions } from "@/lib/party/suggestions/hooks";
import type { Suggestion } from "@/lib/party/suggestions/schema";

/** Where a guest types the song; what is on tonight's list already is offered while typing. */
export function SongField({
  code,
  timeZone,
  value,
  onType,
  onPick,
}: {
  code: string;
  timeZone: string;
  value: string;
  onType: (title: string) => void;
  onPick: (song: Suggestion) => void;
}) {
  const songs = useSuggestions(code, useDebounced(value.trim(), 200));
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={songs}
      filterOptions={(all) => all}
      getOptionLabel={(song) => (typeof song === "string" ? song : song.title)}
      getOptionKey={(song) => (typeof song === "string" ? song : (song.request?.id ?? song.title))}
      inputValue={value}
      onInputChange={(_, title, reason) => {
        if (reason === "input") onType(title);
      }}
      onChange={(_, song) => {
        if (typeof song !== "string") onPick(song);
      }}
      renderOption={({ key, ...option }, song) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1, minHeight: 56 }}>
          <SongTitle title={song.title} artist={song.artist} lines={1} sx={{ flex: 1 }} />
          {song.request && (
            <StatusChip
              request={{ ...song.request, lane: "queue", declineReason: null, declineNote: null }}
              timeZone={timeZone}
            />
          )}
        </Box>
      )}
      renderInput={(params) => (
        <FormField
          {...params}
          name="title"
          required
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: 400, autoComplete: "off" },
          }}
        />
      )}
    />
  );
}
