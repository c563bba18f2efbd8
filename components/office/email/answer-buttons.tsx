import Box from "@mui/material/Box";
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { hasOthers } from "@/lib/office/email/answers";
import { type AnswerKind, answerKinds, type DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";

const icons = {
  reply: IconArrowBackUp,
  replyAll: IconArrowBackUpDouble,
  forward: IconArrowForwardUp,
};

/** The ways to answer the open mail: to all only where there are others. */
export function AnswerButtons({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const { people } = useEmailTools("selection");
  const { answer } = useEmailTools("actions");
  const isOffered = (kind: AnswerKind) => kind !== "replyAll" || hasOthers(email, people);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        "& > button": { flexGrow: 1 },
      }}
    >
      {answerKinds.filter(isOffered).map((kind) => {
        const Icon = icons[kind];
        return (
          <Button
            key={kind}
            variant="tinted"
            color="inherit"
            onClick={() => answer(email, kind)}
            isNarrow
          >
            <Icon size={20} data-directional aria-hidden />
            {t(kind)}
          </Button>
        );
      })}
    </Box>
  );
}
