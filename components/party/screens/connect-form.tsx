import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { FormProblem } from "@/components/ui/form-problem";
import { useForm } from "@/lib/client/use-form";
import { useToasts } from "@/lib/client/use-toasts";
import { useWallsActions } from "@/lib/party/wall/hooks";
import { newWallSchema } from "@/lib/party/wall/schema";

/** Connects the screen that shows a code, typed or scanned. */
export function ConnectForm({
  eventId,
  code,
  origin,
}: {
  eventId: string;
  code: string | undefined;
  origin: string;
}) {
  const t = useTranslations("screens");
  const toasts = useToasts();
  const { connect } = useWallsActions(eventId);
  // An empty form for the next screen.
  const [connected, setConnected] = useState(0);
  const form = useForm(newWallSchema, async (wall) => {
    await connect(wall);
    toasts.success(t("connected", { name: wall.name || t("unnamed") }));
    setConnected((count) => count + 1);
  });
  const address = `${origin.replace(/^https?:\/\//, "")}/wall`;

  return (
    <Stack
      key={connected}
      component={Form}
      form={form}
      labels={{ code: t("code"), name: t("name") }}
      wrong={{ code: t("wrong.code"), name: t("wrong.name") }}
      spacing={2}
    >
      <Typography>
        {t.rich("how", {
          site: () => (
            <Box component="b" dir="ltr" sx={{ overflowWrap: "anywhere" }}>
              {address}
            </Box>
          ),
        })}
      </Typography>
      <FormField
        name="code"
        required
        defaultValue={connected === 0 ? code : undefined}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        style={{ letterSpacing: "0.2em", fontSize: "1.25rem", textTransform: "uppercase" }}
      />
      <FormField name="name" maxLength={40} autoComplete="off" />
      <FormProblem />
      <Button type="submit" variant="contained" isBusy={form.isBusy}>
        {t("connect")}
      </Button>
    </Stack>
  );
}
