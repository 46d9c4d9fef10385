/** @jsxImportSource preact */

/** Outlines after lucide (ISC), 24 × 24. */
const PATHS = {
  send: "M12 19V5M5 12l7-7 7 7",
  stop: "M7 7h10v10H7z",
  close: "M18 6 6 18M6 6l12 12",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  back: "M15 18l-6-6 6-6",
  down: "M12 5v14M19 12l-7 7-7-7",
  up: "M7 10v12M15 5.9 14 10h5.8a2 2 0 0 1 2 2.6l-2.4 8a2 2 0 0 1-2 1.4H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.8l4.3-8A3 3 0 0 1 15 5.9Z",
  thumbDown:
    "M17 14V2M9 18.1 10 14H4.2a2 2 0 0 1-2-2.6l2.4-8a2 2 0 0 1 2-1.4H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.8l-4.3 8A3 3 0 0 1 9 18.1Z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M20 6 9 17l-5-5",
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
