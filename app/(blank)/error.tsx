"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function BlankError(failure: { error: unknown; retry: () => void }) {
  return <ErrorScreen isMain {...failure} />;
}
