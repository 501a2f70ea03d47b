// A ship from the side, in 64 by 22 units, bow to the right: as one path for each class, put together from what tells the classes
// apart from afar: turrets, funnels, masts, and how high she stands.
interface Plan {
  hull: readonly [stern: number, bow: number, deck: number];
  funnels: readonly number[];
  funnelHeight: number;
  turrets: readonly number[];
  masts: readonly number[];
  house: readonly [from: number, to: number, height: number];
  ram?: true;
}

const plans: Record<string, Plan> = {
  BC: {
    hull: [1, 63, 15],
    funnels: [21, 29, 41],
    funnelHeight: 9,
    turrets: [8, 34, 52],
    masts: [24, 45],
    house: [18, 48, 2.5],
  },
  BB: {
    hull: [4, 59, 14],
    funnels: [27, 33],
    funnelHeight: 10,
    turrets: [11, 50],
    masts: [20, 41],
    house: [16, 46, 3.5],
    ram: true,
  },
  AC: {
    hull: [3, 61, 15],
    funnels: [21, 28, 35, 42],
    funnelHeight: 9,
    turrets: [11, 53],
    masts: [16, 48],
    house: [14, 50, 2],
    ram: true,
  },
  C: {
    hull: [5, 59, 16],
    funnels: [22, 28, 34, 40],
    funnelHeight: 8,
    turrets: [],
    masts: [16, 46],
    house: [40, 49, 2.5],
  },
  CL: {
    hull: [8, 57, 16.5],
    funnels: [25, 31, 37],
    funnelHeight: 7.5,
    turrets: [],
    masts: [18, 44],
    house: [39, 46, 2.5],
    ram: true,
  },
  PC: {hull: [10, 54, 16.5], funnels: [27, 35], funnelHeight: 7, turrets: [], masts: [19, 43], house: [37, 42, 2]},
  AMC: {hull: [2, 62, 14], funnels: [24, 40], funnelHeight: 8, turrets: [], masts: [12, 52], house: [16, 49, 4.5]},
};

const box = (x: number, y: number, wide: number, tall: number) => `M${x} ${y}h${wide}v${tall}h${-wide}z`;

export function silhouette(type: string): string {
  const plan = plans[type] ?? plans.CL!;
  const [stern, bow, deck] = plan.hull;
  const parts = [
    plan.ram
      ? `M${stern} ${deck}H${bow - 2}L${bow} 21H${stern + 3}z`
      : `M${stern} ${deck}H${bow}L${bow - 3} 21H${stern + 3}z`,
    box(plan.house[0], deck - plan.house[2], plan.house[1] - plan.house[0], plan.house[2] + 0.5),
  ];
  const roof = deck - plan.house[2];
  for (const x of plan.funnels) parts.push(box(x, deck - plan.funnelHeight, 2.6, plan.funnelHeight));
  for (const x of plan.masts) parts.push(box(x, 1, 0.9, deck - 1));
  for (const x of plan.turrets) {
    const fore = x > 32;
    parts.push(box(x - 2.5, deck - 3, 5, 3), fore ? box(x + 2, deck - 2.4, 6, 0.9) : box(x - 8, deck - 2.4, 6, 0.9));
  }
  parts.push(box(plan.masts[1]! - 1.5, Math.min(roof, 5), 4, 1));
  return parts.join("");
}
