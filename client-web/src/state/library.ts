// Which rules this server plays, and the data packs they are played with.
import {signal} from "@preact/signals";
import {readPack, type Pack} from "../far_seas/pack";
import type {RulesetInfo} from "../gen/chartroom/v1/lobby_pb";
import type {Connection} from "../wire";
import {packs} from "virtual:packs";

export class Library {
  readonly #connection: Connection;
  readonly #rulesets = signal<readonly RulesetInfo[] | undefined>(undefined);
  readonly #packs = new Map<string, Promise<Pack>>(); // by ruleset and digest: a server of another day may have another
  #listing: Promise<readonly RulesetInfo[]> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  // Undefined until they were listed.
  get rulesets(): readonly RulesetInfo[] | undefined {
    return this.#rulesets.value;
  }

  ruleset(id: string): RulesetInfo | undefined {
    return this.rulesets?.find((each) => each.id === id);
  }

  list(): Promise<readonly RulesetInfo[]> {
    this.#listing ??= this.#connection.ask("listRulesets", {}).then(
      ({rulesets}) => (this.#rulesets.value = rulesets),
      (error: unknown) => {
        this.#listing = undefined;
        throw error;
      },
    );
    return this.#listing;
  }

  async pack(ruleset: string): Promise<Pack> {
    const digest = (await this.list()).find((each) => each.id === ruleset)?.packDigest ?? "";
    const key = `${ruleset} ${digest}`;
    let pack = this.#packs.get(key);
    if (!pack) {
      pack = this.#bring(ruleset, digest);
      this.#packs.set(key, pack);
      pack.catch(() => this.#packs.delete(key));
    }
    return pack;
  }

  // From the page's own files, if they have that of the server: a browser keeps those. A page that was open while the server was brought up
  // to date finds them gone.
  async #bring(ruleset: string, digest: string): Promise<Pack> {
    const built = await packs[digest]?.().catch(() => undefined);
    if (built) return readPack(built.files, digest);
    const answer = await this.#connection.ask("getPack", {ruleset});
    return readPack(answer.files, answer.digest);
  }

  // After another line: it may lead to a server that was brought up to date.
  forgetList(): void {
    this.#listing = undefined;
  }
}
