/** The dark modules of a QR code as the path of an SVG, a module wide and high each: one rectangle for each run of them. */
export function qrPath(modules: readonly boolean[][]) {
  return modules
    .flatMap((row, y) => {
      const runs = row.map(Number).join("").matchAll(/1+/g);
      return Array.from(
        runs,
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
      );
    })
    .join("");
}
