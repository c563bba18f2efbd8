"use client";

import { FailedScreen } from "@/components/layout/error-screen";

export default FailedScreen;
