import { raise } from "./stage";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stage, strike } = await raise();
  process.env.CHARTROOM_STAGE = JSON.stringify(stage);
  return strike;
}
