import type { CustomItemComponentProps } from "virtua";

/** One row of a list that renders only what is in view. It tells its place, because most others are not there. */
export function ListRow({ index, style, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref as React.Ref<HTMLLIElement>} style={style} aria-posinset={index + 1}>
      {children}
    </li>
  );
}
