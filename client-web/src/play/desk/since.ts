// Since when a question is open, as far as this page has seen it come: of one that was there before, it is not known.
import {useEffect, useState} from "preact/hooks";

let newest = 0;
let came: Date | undefined;

export function useSince(number: number): Date | undefined {
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    if (number !== newest) {
      came = newest === 0 ? undefined : new Date();
      newest = number;
    }
    setSince(came);
  }, [number]);
  return since;
}
