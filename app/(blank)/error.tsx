"use client";

import { FailedScreen } from "@/components/layout/error-screen";

export default function BlankError(failure: { error: unknown; retry: () => void }) {
  return <FailedScreen isMain {...failure} />;
}
