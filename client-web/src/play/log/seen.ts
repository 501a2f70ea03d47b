// What is new since this person last looked, in this browser: entries above the newest one that was on a page that was seen.
import {useEffect, useRef, useState} from "preact/hooks";
import {useStore, type Table} from "../../state";

// The number of the newest entry that was seen before. It stays where it is while the page is looked at, and moves on when one comes back.
export function useUnseen(table: Table): number | undefined {
  const {account, keep} = useStore();
  const key = `seen.${account.name.value ?? ""}.${table.gameId}.${table.eyes.value}`;
  const newest = useRef(0);
  newest.current = table.entries.value.length;
  const [from, setFrom] = useState(() => keep.load<number>(key));
  useEffect(() => {
    setFrom(keep.load<number>(key));
    const leave = () => {
      if (newest.current > 0) keep.save(key, newest.current);
    };
    const turn = () => {
      if (document.visibilityState === "hidden") leave();
      else setFrom(keep.load<number>(key));
    };
    document.addEventListener("visibilitychange", turn);
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", turn);
      window.removeEventListener("pagehide", leave);
    };
  }, [keep, key]);
  return from;
}
