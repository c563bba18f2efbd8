/** What a browser's translation has put in the place of a text node. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets pages go on while the browser translates them, as Chrome does for guests and DJs of other languages. It replaces
 * text nodes by elements of its own, of which React knows nothing: where React then removes a text, or puts something
 * before one, the whole page fails, and a text that it changes stays as it was translated first. Here the replacement
 * is removed in place of its text, and gives way to a text that changes, which is translated anew. React's own issue
 * about it has a simpler remedy, which only keeps the page: https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation() {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const shown = shownFor(child);
    if (shown.parentNode === this) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    const place = next && shownFor(next);
    insertBefore.call(this, shownFor(child), place?.parentNode === this ? place : null);
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(child: Child) {
    appendChild.call(this, shownFor(child));
    return child;
  };
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Text, text: string | null) {
      const shown = shownFor(this);
      if (shown !== this) (shown as ChildNode).replaceWith(this);
      nodeValue?.set?.call(this, text);
    },
  });
  new MutationObserver((records) => records.forEach(note)).observe(document, {
    childList: true,
    subtree: true,
  });
}

function note({ removedNodes: [text], addedNodes, previousSibling, nextSibling }: MutationRecord) {
  if (text?.nodeType !== Node.TEXT_NODE) return;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node?.nodeName === "FONT",
  );
  if (standIn) standIns.set(text, standIn as ChildNode);
}

/** Returns what a reader sees of a node. */
function shownFor(node: Node) {
  const standIn = node.parentNode ? undefined : standIns.get(node);
  return standIn?.parentNode ? standIn : node;
}
