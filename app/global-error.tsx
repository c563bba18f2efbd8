"use client";

import { LastResort } from "@/components/layout/global-error-screen";

export default LastResort;
