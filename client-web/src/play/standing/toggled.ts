// In the list or out of it; the list stays sorted.
export function toggled<Item extends number>(list: readonly Item[], item: Item): Item[] {
  if (list.includes(item)) return list.filter((each) => each !== item);
  return [...list, item].sort((a, b) => a - b);
}
