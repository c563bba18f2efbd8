/** What React shows its developer tools of a rendered part. */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};
type Root = { current: Fiber };

/** React sets this flag where it has called a component. */
const PERFORMED_WORK = 1;

let onCommit: ((root: Root) => void) | undefined;

// React looks for it once, when it is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: unknown, root: Root) => onCommit?.(root),
    onCommitFiberUnmount() {},
  },
});

/** Returns how often each component renders while something happens, by its name. */
export async function rendersDuring(act: () => Promise<void>) {
  const counts: Record<string, number> = {};
  onCommit = ({ current }) => count(current, counts);
  try {
    await act();
  } finally {
    onCommit = undefined;
  }
  return counts;
}

function count(fiber: Fiber, counts: Record<string, number>) {
  const { type, flags, alternate } = fiber;
  const isNew = alternate === null;
  if (typeof type === "function" && (isNew || flags & PERFORMED_WORK)) {
    counts[type.name] = (counts[type.name] ?? 0) + 1;
  }
  // The children of a part that React has passed over are those of the commit before.
  if (!isNew && fiber.child === alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child, counts);
}
