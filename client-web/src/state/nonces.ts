// My own part in the dice (docs/fair-play.md): a number made as I sit down and committed to, so that the server cannot choose the dice. It
// stays in this browser until the game begins, and is given when the game's terms are seen to be what was agreed.
import {signal} from "@preact/signals";
import {fromBinary} from "@bufbuild/protobuf";
import {sha256} from "@noble/hashes/sha2";
import {GameTermsSchema, type GameTerms} from "../gen/chartroom/v1/fair_pb";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import type {Side} from "../gen/chartroom/v1/play_pb";
import {Abandoned, Refusal, newId, type Connection} from "../wire";
import {toBytes, toText, type Keep} from "./keep";
import {say, type Failure} from "./say";
import {sidesOf} from "./turns";

interface Kept {
  nonce: string;
  game?: string;
  seed?: string; // the commitment to the server's seed, as it was shown first; both in hex
}

// Whether I can give it: it is here; it is elsewhere, or lost; the terms are not what was agreed, so that it is not given.
export type Whereabouts = "here" | "elsewhere" | "other_terms";

const nonceBytes = 32;

export function commitmentTo(nonce: Uint8Array): Uint8Array {
  return sha256(new Uint8Array([...new TextEncoder().encode("chartroom nonce 1:"), ...nonce]));
}

export class Nonces {
  readonly #connection: Connection;
  readonly #keep: Keep;
  readonly #name: () => string | undefined;
  readonly #failures = signal<ReadonlyMap<string, Failure>>(new Map());
  readonly #giving = new Set<string>();

  constructor(connection: Connection, keep: Keep, name: () => string | undefined) {
    this.#connection = connection;
    this.#keep = keep;
    this.#name = name;
  }

  // Sits down with a commitment to a new one, which is kept before anybody sees it. What forgets at once commits to nothing, for it
  // could not give it: then the dice are the server's.
  async sitDown(sit: (nonceCommitment: Uint8Array) => Promise<GameInfo>): Promise<GameInfo> {
    if (!this.#keep.lasts()) return sit(new Uint8Array());
    const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
    const commitment = commitmentTo(nonce);
    const kept: Kept = {nonce: toText(nonce)};
    this.#keep.save(this.#key(commitment), kept);
    const game = await sit(commitment).catch((error: unknown) => {
      if (error instanceof Refusal) this.#keep.drop(this.#key(commitment));
      throw error;
    });
    this.#keep.save(this.#key(commitment), {...kept, game: game.id, seed: game.seedCommitment} satisfies Kept);
    return game;
  }

  // Whether one for this game is kept here.
  holds(gameId: string): boolean {
    return this.#keysOf(gameId).length > 0;
  }

  // Of a game whose seat was given up again.
  forget(gameId: string): void {
    for (const key of this.#keysOf(gameId)) this.#keep.drop(key);
  }

  where(game: GameInfo, side: Side): Whereabouts {
    const terms = termsOf(game);
    const kept = this.#kept(terms, side);
    if (!kept) return "elsewhere";
    const agreed = terms?.gameId === game.id && (!kept.seed || kept.seed === toText(terms.seedCommitment));
    return agreed ? "here" : "other_terms";
  }

  // Why the newest try to give it failed.
  failure(game: GameInfo, side: Side): Failure | undefined {
    return this.#failures.value.get(`${game.id} ${side}`);
  }

  // Those that are missing, mine and here, unless a try at that has failed: then a person says when there is another.
  giveMissing(game: GameInfo): void {
    if (game.terms.length === 0) return;
    for (const side of sidesOf(game, this.#name())) {
      const failed = this.#failures.peek().has(`${game.id} ${side}`);
      if (game.noncesMissing.includes(side) && !failed && this.where(game, side) === "here") void this.give(game, side);
    }
  }

  async give(game: GameInfo, side: Side): Promise<void> {
    const id = `${game.id} ${side}`;
    const terms = termsOf(game);
    const kept = this.#kept(terms, side);
    if (!kept || this.#giving.has(id)) return;
    this.#giving.add(id);
    this.#failed(id, undefined);
    try {
      await this.#send(game, side, toBytes(kept.nonce));
      this.#keep.drop(this.#key(committedIn(terms, side)!)); // public from now on
    } catch (error) {
      if (!(error instanceof Abandoned)) this.#failed(id, say(error));
      this.#giving.delete(id);
    }
  }

  // The other side is told.
  async goWithout(game: GameInfo, side: Side): Promise<void> {
    await this.#send(game, side, new Uint8Array());
  }

  async #send(game: GameInfo, side: Side, nonce: Uint8Array): Promise<void> {
    await this.#connection.ask("giveNonce", {gameId: game.id, orderId: newId(), nonce}, {side});
  }

  #failed(id: string, why: Failure | undefined): void {
    const failures = new Map(this.#failures.peek());
    if (why) failures.set(id, why);
    else failures.delete(id);
    this.#failures.value = failures;
  }

  #kept(terms: GameTerms | undefined, side: Side): Kept | undefined {
    const commitment = committedIn(terms, side);
    return commitment && this.#keep.load<Kept>(this.#key(commitment));
  }

  #keysOf(gameId: string): string[] {
    return this.#keep.keys(this.#beginning()).filter((key) => this.#keep.load<Kept>(key)?.game === gameId);
  }

  #key(commitment: Uint8Array): string {
    return this.#beginning() + toText(commitment);
  }

  #beginning(): string {
    return `nonce.${this.#name() ?? ""}.`;
  }
}

function termsOf(game: GameInfo): GameTerms | undefined {
  return game.terms.length > 0 ? fromBinary(GameTermsSchema, game.terms) : undefined;
}

function committedIn(terms: GameTerms | undefined, side: Side): Uint8Array | undefined {
  return terms?.nonces.find((each) => each.side === side)?.digest;
}
