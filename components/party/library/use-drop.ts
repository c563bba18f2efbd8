import { useState } from "react";
import { useWindowEvent } from "@/lib/client/effects/use-event";
import { type Dropped, droppedFiles } from "./dropped-files";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/**
 * Lets files and folders be dropped anywhere on the page: what misses a zone, the browser opens in the page's place.
 * Returns whether some are over the page.
 */
export function useDrop(onDrop: (dropped: Dropped) => void) {
  const [depth, setDepth] = useState(0);
  useWindowEvent("dragenter", (event) => {
    if (hasFiles(event)) setDepth((known) => known + 1);
  });
  useWindowEvent("dragleave", (event) => {
    if (hasFiles(event)) setDepth((known) => Math.max(0, known - 1));
  });
  useWindowEvent("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  useWindowEvent("drop", (event) => {
    if (!event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    setDepth(0);
    void droppedFiles(event.dataTransfer).then(onDrop);
  });
  return depth > 0;
}
