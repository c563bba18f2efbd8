import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { VirtualizerHandle } from "virtua";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { isOwn, type ListedChat } from "@/lib/office/chat/rules";

/** So near to its end, a conversation follows what is new, in pixels. */
const NEAR = 48;

/**
 * The end of a conversation: whether it is in view, how many messages have come since it was, and the way there. A
 * conversation that is rendered whole stays at its end by itself (`column-reverse`), one in a window is led there.
 */
export function useEnd(
  { messages }: ListedChat,
  lineCount: number,
  virtualizer: RefObject<VirtualizerHandle | null> | undefined,
) {
  const scroller = useRef<HTMLElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const last = messages[messages.length - 1];
  const [seenId, setSeenId] = useState(last?.id);
  if (isAtEnd && last?.id !== seenId) setSeenId(last?.id);
  const seen = messages.findIndex(({ id }) => id === seenId);
  const newer =
    isAtEnd || seen < 0 ? 0 : messages.slice(seen + 1).filter((sent) => !isOwn(sent)).length;

  function goToEnd() {
    if (virtualizer) virtualizer.current?.scrollToIndex(lineCount - 1, { align: "end" });
    else scroller.current?.scrollTo({ top: 0 });
    setIsAtEnd(true);
  }
  const goToLast = useEffectEvent(goToEnd);
  const follow = useEffectEvent((before: number) => {
    const hasGrown = messages.length > before;
    if (!hasGrown) return;
    if (isAtEnd) goToEnd();
    // From further up there is more to render than a slow phone can in time.
    else if (last && isOwn(last)) yieldToPaint().then(() => goToLast());
  });
  const count = useRef(0);
  useLayoutEffect(() => {
    follow(count.current);
    count.current = messages.length;
  }, [messages.length]);

  return {
    scroller,
    isAtEnd,
    newer,
    goToEnd,
    handleScroll() {
      const { current } = scroller;
      if (current) setIsAtEnd(distanceOf(current, !virtualizer) < NEAR);
    },
  };
}

/** How far a pane is from its end. In a reversed one, that is where counting begins. */
function distanceOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement, isReversed: boolean) {
  return isReversed ? -scrollTop : scrollHeight - clientHeight - scrollTop;
}
