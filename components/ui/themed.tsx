import type { ComponentType, ReactNode } from "react";

/** One component for each part: another at each opening would lose the part's state. */
const known = new WeakMap<object, ComponentType<never>>();

/** Surrounds a part with MUI's theme, for a page without. */
export function themed<Props extends object>(
  Part: ComponentType<Props>,
  Theme: ComponentType<{ children: ReactNode }>,
) {
  const Known = known.get(Part) as ComponentType<Props> | undefined;
  if (Known) return Known;
  function Themed(props: Props) {
    return (
      <Theme>
        <Part {...props} />
      </Theme>
    );
  }
  known.set(Part, Themed);
  return Themed;
}
