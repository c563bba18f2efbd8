"use client";

import { FailedScreen } from "@/components/layout/failed-screen";

export default function BlankError(failure: { error: unknown; retry: () => void }) {
  return <FailedScreen isMain {...failure} />;
}
