import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { fetchFile } from "@/lib/client/fetch-file";
import { useLongWork } from "@/lib/client/use-long-work";
import { isModifiedClick } from "./plain-click";
import { saveFile } from "./save-file";

/**
 * Returns what a link to a file does when it is pressed: a toast tells of a file that takes long, and of one that does
 * not come. Without scripts, or in another tab, the link is the browser's.
 */
export function useDownload() {
  const t = useTranslations("layout.toasts");
  const work = useLongWork();

  return (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    work(
      t("preparing", { name }),
      async () => {
        const file = await fetchFile(href);
        const saved = file.name ?? name;
        saveFile(saved, file.content, file.content.type);
        return saved;
      },
      (saved) => t("saved", { name: saved }),
    );
  };
}
