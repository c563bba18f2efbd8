import { FinishStep } from "./finish-step";
import { ProfileStep } from "./profile-step";

/** The steps after the first, with the inputs that weigh more. */
export function LaterStep({ step }: { step: "profile" | "finish" }) {
  return step === "profile" ? <ProfileStep /> : <FinishStep />;
}
