const bars = [
  { x: 8, height: 8 },
  { x: 13, height: 16 },
  { x: 18, height: 24 },
  { x: 23, height: 14 },
  { x: 28, height: 20 },
];

/** A level meter that is also a crowd with raised hands. Uses the theme's colours. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="var(--palette-primary-fill)" />
      <circle cx="33" cy="8" r="3.5" fill="var(--palette-secondary-main)" />
      {bars.map(({ x, height }) => (
        <rect key={x} x={x} y={34 - height} width="3" height={height} rx="1.5" fill="#FFFFFF" />
      ))}
    </svg>
  );
}
