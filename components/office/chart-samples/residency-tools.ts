import type { Answer } from "@/components/office/charts/panel";
import { useAddress } from "@/components/ui/use-address";
import { createRequiredContext } from "@/lib/client/required-context";
import type { DoorWeek, Room } from "@/lib/office/dashboards/schema";

export const spansOfWeeks = ["12", "26", "52"] as const;
export const doorChoices = ["both", "early", "late"] as const;

/** What the address says: how many weeks, and of which door. */
export function useResidencyAddress() {
  const { params, go } = useAddress();
  const weeks = spansOfWeeks.find((some) => some === params.get("weeks")) ?? "26";
  const doors = doorChoices.find((some) => some === params.get("doors")) ?? "both";
  return {
    weeks,
    doors,
    goWeeks: (some: string) => go({ weeks: some === "26" ? undefined : some }, true),
    goDoors: (some: string) => go({ doors: some === "both" ? undefined : some }, true),
  };
}

type Residency = {
  /** The chosen weeks, oldest first. */
  answer: Answer<DoorWeek[]>;
  rooms: Room[];
  doors: ("early" | "late")[];
  /** What a week is called: by its first day. */
  nameOf: (week: DoorWeek) => string;
};

export const [ResidencyContext, useResidency] =
  createRequiredContext<Residency>("ResidencyContext");
