import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { Face } from "@/components/ui/face";
import { Hint } from "@/components/ui/hint";
import { isolated } from "@/components/ui/isolated";
import { addressOf } from "@/lib/calls/address";
import { useOtherDjs } from "@/lib/party/presence/hooks";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { useBoardTools } from "./board-tools";

/** So many faces fit beside the event's name. */
const MOST_FACES = 3;

/** The other DJs who have this board open at the moment. */
export function OtherDjs() {
  const t = useTranslations("board");
  const format = useFormatter();
  const { eventId } = useBoardTools();
  const others = useOtherDjs(eventId);
  if (others.length === 0) return null;
  const names = format.list(others.map(({ name }) => isolated(name)));
  const more = others.length - MOST_FACES;
  return (
    <Hint title={t("otherDjs", { names })}>
      <Box
        role="img"
        aria-label={t("otherDjs", { names })}
        sx={{ display: "flex", alignItems: "center", flex: "none", px: 0.5 }}
      >
        {others.slice(0, MOST_FACES).map(({ id }) => (
          <Face
            key={id}
            src={addressOf(pictureCalls.get, { params: { kind: "avatar", id } })}
            size={28}
            sx={{
              marginInlineStart: -0.75,
              "&:first-of-type": { marginInlineStart: 0 },
              outline: "2px solid",
              outlineColor: "background.default",
            }}
          />
        ))}
        {more > 0 && <Box component="span" sx={{ px: 0.5 }}>{`+${format.number(more)}`}</Box>}
      </Box>
    </Hint>
  );
}
