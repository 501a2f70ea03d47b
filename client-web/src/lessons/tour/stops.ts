// What the tour of the table stops at. Each stop has an area of the chart to look at, or a part of the table to ring.
export interface Stop {
  id: string; // lessons.tour.<id>.title and .text
  rule: string;
  focus?: number; // area
  ring?: "tracks" | "boxes";
  picture?: "counter" | "symbols" | "readiness";
}

export const stops: readonly Stop[] = [
  {id: "chart", rule: "2.2"},
  {id: "areas", rule: "2.2", focus: 5, picture: "symbols"},
  {id: "counter", rule: "2.1.1", focus: 6, picture: "counter"},
  {id: "stacks", rule: "4.2", focus: 4, picture: "readiness"},
  {id: "stations", rule: "4.7.2", focus: 24},
  {id: "merchants", rule: "4.7.1", focus: 8},
  {id: "boxes", rule: "5.1", focus: 12, ring: "boxes"},
  {id: "tracks", rule: "8.0", ring: "tracks"},
  {id: "turn", rule: "4.1"},
];
