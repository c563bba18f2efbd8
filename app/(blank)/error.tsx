"use client";

import { FailedScreen } from "@/components/layout/failed-screen";

export default FailedScreen;
