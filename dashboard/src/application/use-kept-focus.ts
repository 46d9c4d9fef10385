import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { arriveAt, expectArrival } from "../parts/use-arrival.ts";

const PARTS = "section, article, form, fieldset, table, [role=group], dialog";

/**
 * The focus is always somewhere to be seen: on the heading of a screen that was gone to; where the row or the button
 * that had it is gone, on the button that had opened it or the part that it stood in.
 */
export function useKeptFocus(): void {
  const router = useRouter();
  useEffect(() => {
    const whenLeft = router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) expectArrival();
    });
    // One screen may show another thing: then its heading was there before.
    const whenThere = router.subscribe("onRendered", () => arriveAt(document.querySelector<HTMLElement>("main h1")));
    return () => {
      whenLeft();
      whenThere();
    };
  }, [router]);
  useEffect(() => {
    let path: HTMLElement[] = [];
    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || target.closest("main, dialog") === null) return;
      path = [];
      for (let one: HTMLElement | null = target; one; one = one.parentElement) path.push(one);
    }
    function restore(): void {
      const focused = document.activeElement;
      // The last notice went with the button that was pressed in it.
      if (focused?.matches("[data-notices]:empty") && path[0]?.isConnected) {
        path[0].focus({ preventScroll: true });
        return;
      }
      if (focused !== document.body || path.length === 0 || path[0]!.isConnected) return;
      const left = path.filter((one) => one.isConnected);
      const opener = left.find((one) => one.matches("tr, article"))?.querySelector<HTMLElement>("[aria-expanded]");
      const part = left.find((one) => one.matches(PARTS));
      const place = opener ?? part ?? document.querySelector<HTMLElement>("main h1");
      path = [];
      if (!place) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(restore);
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
}
