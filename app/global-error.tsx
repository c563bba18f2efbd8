"use client";

import { LastResort } from "@/components/layout/last-resort";

export default LastResort;
