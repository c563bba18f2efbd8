"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function FullError(failure: { error: unknown; retry: () => void }) {
  return <ErrorScreen isFramed {...failure} />;
}
