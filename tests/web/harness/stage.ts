// The server under test and what serves the pages, started before the first spec and stopped after the last.
import { execFile, spawn } from "node:child_process";
import { mkdirSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = resolve(__dirname, "../../..");
const client = join(root, "client-web");

// Where the pages are. Everything that opens one begins here.
export interface Stage {
  web: { host: string; port: number };
  server: { port: number; data: string };
}

export function stage(): Stage {
  const text = process.env.CHARTROOM_STAGE;
  if (!text) throw new Error("no stage: the global setup has not run");
  return JSON.parse(text) as Stage;
}

export async function startServer({
  port,
  data,
}: Stage["server"]): Promise<void> {
  const build = resolve(root, process.env.CHARTROOM_BUILD_DIR ?? "build/dev");
  const words = [
    "--no-build",
    "--build-dir",
    build,
    "--data",
    data,
    "--port",
    String(port),
    "--detach",
  ];
  // Its output goes to a file: what it leaves running would hold a pipe open.
  mkdirSync(join(client, "test-results"), { recursive: true });
  const log = openSync(join(client, "test-results/deploy.log"), "a");
  const up = spawn(join(root, "deploy/up"), words, {
    stdio: ["ignore", log, log],
  });
  const code = await new Promise<number | null>((done) => up.on("exit", done));
  if (code !== 0)
    throw new Error(
      `deploy/up ended with ${code}; see client-web/test-results/deploy.log`,
    );
}

export async function stopServer({ data }: Stage["server"]): Promise<void> {
  await run(join(root, "deploy/down"), ["--data", data]);
}

// The pages come from the server itself, as they do for everybody: with its Content-Security-Policy.
export async function raise(): Promise<{
  stage: Stage;
  strike(): Promise<void>;
}> {
  const data = join(tmpdir(), `chartroom-web-${process.pid}`);
  const server = { port: await freePort(), data };
  await startServer(server);
  const strike = async () => {
    await stopServer(server);
    rmSync(data, { recursive: true, force: true });
  };
  return {
    stage: { web: { host: "127.0.0.1", port: server.port }, server },
    strike,
  };
}

export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const { port } = listener.address() as { port: number };
  await new Promise((done) => listener.close(done));
  return port;
}
