// scripts/packs.ts
declare module "virtual:packs" {
  export const packs: Readonly<Record<string, () => Promise<{files: readonly {name: string; content: string}[]}>>>;
}
