import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormTextArea } from "@/components/ui/form-field";
import { useForm } from "@/lib/client/use-form";
import { requestChangeSchema } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";

/** What the DJs note for each other about a request; guests never see it. */
export function CardNote({ request, onSaved }: { request: DjRequest; onSaved: () => void }) {
  const t = useTranslations("board.privateNote");
  const { actions } = useBoardTools();
  const form = useForm(requestChangeSchema, async (change) => {
    onSaved();
    actions.change(request, change);
  });
  return (
    <Form form={form} labels={{ privateNote: t("label") }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1, pt: 1, pb: 1.5 }}>
        <Box sx={{ flex: "1 1 200px" }}>
          <FormTextArea
            name="privateNote"
            minRows={1}
            defaultValue={request.privateNote ?? ""}
            help={t("hint")}
            maxLength={280}
            dir="auto"
          />
        </Box>
        <Button type="submit" variant="tinted">
          {t("save")}
        </Button>
      </Box>
    </Form>
  );
}
