/** Minutes and seconds: 3:05. */
export function lengthText(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
