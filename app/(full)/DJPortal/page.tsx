import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BoardScreen } from "@/components/board/board-screen";
import { NoEventScreen } from "@/components/board/no-event-screen";
import { requireDjPage } from "@/lib/accounts/page";
