import { type RefObject, useEffect, useRef } from "react";

/** Nearer than that it is at its end. */
const NEAR_PIXELS = 40;

/**
 * Opens a box that scrolls at its end, and keeps it there while what is in it grows, unless one has scrolled up to
 * read. `own`: what changes with a message of one's own, which is shown in any case.
 */
export function useStayAtEnd(own: string | undefined): {
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
} {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one is news by itself.
  useEffect(() => {
    isAtEnd.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [own]);
  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled || !content.current) return;
    const goToEnd = () => isAtEnd.current && scrolled.scrollTo({ top: scrolled.scrollHeight });
    // What grows tells of a scroll, too: only who goes up leaves the end.
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrolled;
      if (scrollHeight - scrollTop - clientHeight < NEAR_PIXELS) isAtEnd.current = true;
      else if (scrollTop < top.current) isAtEnd.current = false;
      top.current = scrollTop;
    };
    const observer = new ResizeObserver(goToEnd);
    observer.observe(content.current);
    observer.observe(scrolled);
    scrolled.addEventListener("scroll", look);
    return () => {
      observer.disconnect();
      scrolled.removeEventListener("scroll", look);
    };
  });
  return { box, content };
}
