import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

type Choice<T> = { value: T; icon: TablerIcon; title: string; text: string; end?: ReactNode };

type Props<T> = {
  legend: string;
  name: string;
  chosen: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
};

/** Choices that exclude each other, each with a sentence about it. */
export function ChoiceCards<T extends string>(props: Props<T>) {
  const { legend, name, chosen, choices, onChoose } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {legend}
      </Box>
      <Box sx={{ display: "grid", gap: 1 }}>
        {choices.map(({ value, icon: Icon, title, text, end }) => (
          <Box
            key={value}
            component="label"
            sx={[
              card,
              value === chosen && { borderColor: "primary.main", bgcolor: "primary.light" },
            ]}
          >
            <Radio
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <Icon size={22} aria-hidden />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Box component="span" sx={{ display: "block", fontWeight: 600 }}>
                {title}
              </Box>
              <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
                {text}
              </Box>
            </Box>
            {end && <span>{end}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const card = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 64,
  py: 1,
  paddingInlineStart: 0.5,
  paddingInlineEnd: 2,
  borderRadius: 1,
  border: 1,
  borderColor: "outline",
  cursor: "pointer",
} as const;
