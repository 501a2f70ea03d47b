// The line between a browser and the pages, which a spec can cut and mend.
import { connect, createServer, type Server, type Socket } from "node:net";

export class Line {
  readonly #to: { host: string; port: number };
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;

  private constructor(to: { host: string; port: number }) {
    this.#to = to;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  static async to(address: { host: string; port: number }): Promise<Line> {
    const line = new Line(address);
    await new Promise<void>((done) =>
      line.#server.listen(0, "127.0.0.1", done),
    );
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  // Whoever is on it is cut off, and nobody gets through.
  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }

  #accept(near: Socket): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(this.#to);
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }
}
