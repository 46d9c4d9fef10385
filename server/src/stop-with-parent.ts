const LOOK_EVERY_MS = 500;

interface ParentWatch {
  environment: Record<string, string | undefined>;
  /** The process id of whoever started this one; another once that one has ended. */
  parentOf: () => number;
}

/**
 * Calls `stop` once the shell between npm and this process has ended. npm hands a SIGTERM to that shell alone, and many
 * shells end without handing it on: `kill` of `npm start` would leave the service behind, holding its port and folder.
 */
export function stopWithParent(stop: () => void, watch: ParentWatch): void {
  const { environment, parentOf } = watch;
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = parentOf();
  const timer = setInterval(() => {
    if (parentOf() === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
