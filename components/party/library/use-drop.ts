import { type DragEvent, useState } from "react";
import { type Dropped, droppedFiles } from "./dropped-files";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Lets files and folders be dropped anywhere on an element. */
export function useDrop(onDrop: (dropped: Dropped) => void) {
  const [depth, setDepth] = useState(0);
  const props = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((known) => known + 1),
    onDragLeave: (event: DragEvent) =>
      hasFiles(event) && setDepth((known) => Math.max(0, known - 1)),
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      void droppedFiles(event.dataTransfer).then(onDrop);
    },
  };
  return { isOver: depth > 0, props };
}
