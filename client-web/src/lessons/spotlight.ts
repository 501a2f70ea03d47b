// A ring around the control that the lesson speaks of, which is also described by the lesson's words for who listens. The control belongs
// to the desk and comes when the options are known, so it is looked for until it is there.
import {useEffect} from "preact/hooks";

export type Spot = "panel" | "commit";

const selectors: Record<Spot, string> = {
  panel: "[data-awaited] fieldset",
  commit: "[data-awaited] footer button",
};

export function useSpotlight(spot: Spot | undefined, describedBy: string): void {
  useEffect(() => {
    if (!spot) return;
    let lit: Element | null = null;
    const look = () => {
      const found = document.querySelector(selectors[spot]);
      if (found === lit) return;
      if (lit) putOut(lit, describedBy);
      lit = found;
      if (lit) light(lit, describedBy);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, {childList: true, subtree: true});
    return () => {
      observer.disconnect();
      if (lit) putOut(lit, describedBy);
    };
  }, [spot, describedBy]);
}

function light(element: Element, id: string): void {
  element.setAttribute("data-lesson-spot", "");
  element.setAttribute("aria-describedby", [...idsOf(element), id].join(" "));
}

function putOut(element: Element, id: string): void {
  element.removeAttribute("data-lesson-spot");
  const left = idsOf(element).filter((each) => each !== id);
  if (left.length > 0) element.setAttribute("aria-describedby", left.join(" "));
  else element.removeAttribute("aria-describedby");
}

function idsOf(element: Element): string[] {
  return (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== "");
}
