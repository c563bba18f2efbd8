"use client";

import { PlainErrorScreen } from "@/components/layout/plain-error-screen";

export default PlainErrorScreen;
