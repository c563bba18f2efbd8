"use client";

import { GlobalErrorScreen } from "@/components/layout/global-error-screen";

export default GlobalErrorScreen;
