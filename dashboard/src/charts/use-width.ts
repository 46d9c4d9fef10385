import { type RefObject, useLayoutEffect, useRef, useState } from "react";

const USUAL = 640;

/** The width that an element has, in pixels, so that what is drawn in it keeps its size of text on every screen. */
export function useWidth<Box extends Element>(): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry?.contentRect.width ?? USUAL))),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}
