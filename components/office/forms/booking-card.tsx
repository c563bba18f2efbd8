import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { saveFile } from "@/components/ui/save-file";
import { useAddress } from "@/components/ui/use-address";
import { useToasts } from "@/lib/client/use-toasts";
import { useUndoToast } from "@/lib/client/use-undo-toast";
import { useBooking } from "@/lib/office/forms/hooks";
import { stepFor } from "@/lib/office/forms/rules";
import { EMPTY_DRAFT, type Step } from "@/lib/office/forms/schema";
import { useBookingStore } from "@/lib/office/forms/store";
import { AccountStep } from "./account-step";
import { BookingContext, type BookingTools } from "./booking-tools";
import { DonePanel } from "./done-panel";
import { OnDemand } from "./on-demand";
import { StepList } from "./step-list";
import { StepSkeleton } from "./step-skeleton";
import { type Placed, useDesks } from "./use-desks";
import { useSummary } from "./use-summary";

const laterStep = () => import("./later-step").then(({ LaterStep }) => LaterStep);

/** What the steps of an enquiry share, and what became of it. */
function useTools(account: string | undefined, onCancel: () => void) {
  const t = useTranslations("booking");
  const toasts = useToasts();
  const showUndo = useUndoToast();
  const { params, hrefOf, go } = useAddress();
  const draft = useBooking();
  const { clear } = useBookingStore.getState();
  const summary = useSummary(draft);
  const place = useDesks(account);
  const [placed, setPlaced] = useState<Placed[]>();
  const hasShown = useRef(false);
  const wanted = params.get("step");
  const at = (next: Step) => ({ step: next === "account" ? undefined : next });
  const isEmpty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);

  const tools: BookingTools = {
    step: stepFor(wanted, draft),
    hrefOf: (next: Step) => hrefOf(at(next)),
    go: (next: Step) => go(at(next), true),
    cancel: isEmpty ? undefined : onCancel,
    finish() {
      const { placed: onDesk, undo } = place(draft, summary);
      const putBack = clear();
      setPlaced(onDesk);
      go({ step: undefined }, false);
      showUndo(t("done.title"), () => {
        undo();
        putBack();
        setPlaced(undefined);
        go({ step: "finish" }, false);
      });
    },
    download() {
      saveFile(`${summary.fileName}.txt`, summary.text, "text/plain;charset=utf-8");
      toasts.success(t("downloaded"));
    },
    hasShown,
  };
  return {
    tools,
    /** Whether the address names a step other than the first. */
    isLater: wanted !== null,
    placed,
    startNew: () => setPlaced(undefined),
    async discard() {
      clear();
      go({ step: undefined }, false);
      toasts.show(t("cancel.done"));
      return true;
    },
  };
}

/** A booking enquiry, taken down in three steps that the address names. */
export function BookingCard({ account }: { account: string | undefined }) {
  const t = useTranslations("booking");
  const [isAsked, setIsAsked] = useState(false);
  const { tools, isLater, placed, startNew, discard } = useTools(account, () => setIsAsked(true));
  const { step } = tools;
  const [isRead, setIsRead] = useState(false);
  useLayoutEffect(() => {
    useBookingStore.persist.rehydrate();
    setIsRead(true);
  }, []);

  return (
    <Card component="section" aria-labelledby="booking-title">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="booking-title" component="h2" variant="h4">
          {t("title")}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5, maxWidth: 640 }}>
          {t("text")}
        </Typography>
        {placed ? (
          <DonePanel placed={placed} onNew={startNew} />
        ) : (
          <BookingContext value={tools}>
            <StepList />
            {!isRead && isLater ? (
              <StepSkeleton />
            ) : step === "account" ? (
              <AccountStep />
            ) : (
              <OnDemand key={step} load={laterStep} with={{ step }} skeleton={<StepSkeleton />} />
            )}
          </BookingContext>
        )}
      </CardContent>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("cancel.title")}
        keep={t("cancel.keep")}
        confirm={t("cancel.confirm")}
        onClose={() => setIsAsked(false)}
        onConfirm={discard}
      >
        {t("cancel.text")}
      </ConfirmDialog>
    </Card>
  );
}
