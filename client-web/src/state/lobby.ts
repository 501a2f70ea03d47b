// The games an account can see: its own, those that wait for a player, those that have ended. The server tells when a game is joined,
// begins, waits for something else, or ends.
import {batch, computed, signal} from "@preact/signals";
import {GameInfo_Status, type GameInfo} from "../gen/chartroom/v1/lobby_pb";
import type {Awaited, Side} from "../gen/chartroom/v1/play_pb";
import {newId, type Connection, type RequestBody} from "../wire";
import type {Nonces} from "./nonces";
import {sidesOf, turnOf} from "./turns";

export type NewGame = Omit<RequestBody<"createGame">, "requestId" | "nonceCommitment">;

export class Lobby {
  readonly #connection: Connection;
  readonly #name: () => string | undefined;
  readonly #nonces: Nonces;
  readonly #games = signal<ReadonlyMap<string, GameInfo>>(new Map());
  readonly #loaded = signal(false);
  readonly #finished = signal<readonly GameInfo[] | undefined>(undefined);
  #asking: Promise<void> | undefined;
  #epoch = 0; // of the account: what was asked before is not for this one

  constructor(connection: Connection, name: () => string | undefined, nonces: Nonces) {
    this.#connection = connection;
    this.#name = name;
    this.#nonces = nonces;
  }

  readonly loaded = computed(() => this.#loaded.value);
  // Whose turn is mine first, then the newest.
  readonly mine = computed(() =>
    this.#sorted((game) => sidesOf(game, this.#name()).length > 0).sort((a, b) => this.#urgency(a) - this.#urgency(b)),
  );
  // Invited by name, and not yet seated.
  readonly invited = computed(() => this.#sorted((game) => !game.open && this.#joinable(game)));
  readonly open = computed(() => this.#sorted((game) => game.open && this.#joinable(game)));
  // Ended, of others as well; undefined until they were asked for.
  readonly finished = computed(() => this.#finished.value);
  readonly myTurns = computed(() => this.mine.value.filter((game) => turnOf(game, this.#name()) === "mine"));

  game(id: string): GameInfo | undefined {
    return this.#games.value.get(id);
  }

  // Once at a time, however many want it.
  refresh(): Promise<void> {
    this.#asking ??= this.#refresh().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async refreshFinished(): Promise<void> {
    const epoch = this.#epoch;
    const {games} = await this.#connection.ask("listGames", {finished: true});
    if (epoch === this.#epoch) this.#finished.value = games;
  }

  async look(id: string): Promise<GameInfo> {
    return this.told(await this.#connection.ask("getGame", {gameId: id}));
  }

  async create(wish: NewGame): Promise<GameInfo> {
    const sit = (nonceCommitment: Uint8Array) =>
      this.#connection.ask("createGame", {...wish, nonceCommitment, requestId: newId()});
    return this.told(await this.#nonces.sitDown(sit));
  }

  async take(where: {gameId: string; side?: Side} | {invitation: string}): Promise<GameInfo> {
    const sit = (nonceCommitment: Uint8Array) => this.#connection.ask("takeSide", {...where, nonceCommitment});
    return this.told(await this.#nonces.sitDown(sit));
  }

  async invite(gameId: string, player: string): Promise<void> {
    this.told(await this.#connection.ask("invitePlayer", {gameId, player}));
  }

  async leave(gameId: string): Promise<void> {
    const game = await this.#connection.ask("leaveGame", {gameId});
    this.#nonces.forget(gameId);
    this.told(game);
  }

  // The newest that is known of a game. Only lists say what is unread: until the next one it stays.
  told(game: GameInfo): GameInfo {
    const before = this.#games.peek().get(game.id);
    if (before && game.unread === 0n) game.unread = before.unread;
    keepNewer(before, game);
    this.#games.value = new Map(this.#games.peek()).set(game.id, game);
    return game;
  }

  // A watched game has been seen up to its end.
  allSeen(id: string): void {
    this.#change(id, {unread: 0n});
  }

  // A watched game tells sooner than the next list what it waits for.
  awaits(id: string, awaited: readonly Awaited[]): void {
    this.#change(id, {awaited: [...awaited]});
  }

  forget(): void {
    this.#epoch++;
    this.#asking = undefined;
    batch(() => {
      this.#games.value = new Map();
      this.#loaded.value = false;
      this.#finished.value = undefined;
    });
  }

  #change(id: string, part: Partial<GameInfo>): void {
    const game = this.#games.peek().get(id);
    if (game) this.#games.value = new Map(this.#games.peek()).set(id, {...game, ...part});
  }

  async #refresh(): Promise<void> {
    const epoch = this.#epoch;
    const {games} = await this.#connection.ask("listGames", {});
    if (epoch !== this.#epoch) return;
    batch(() => {
      const before = this.#games.peek();
      for (const game of games) keepNewer(before.get(game.id), game);
      this.#games.value = new Map(games.map((game) => [game.id, game]));
      this.#loaded.value = true;
    });
  }

  #joinable(game: GameInfo): boolean {
    return game.status === GameInfo_Status.WAITING && sidesOf(game, this.#name()).length === 0;
  }

  #sorted(wanted: (game: GameInfo) => boolean): GameInfo[] {
    return [...this.#games.value.values()].filter(wanted).sort((a, b) => Number(b.createdUnixS - a.createdUnixS));
  }

  #urgency(game: GameInfo): number {
    return ["mine", "opening", "theirs", "players", "ended"].indexOf(turnOf(game, this.#name()));
  }
}

// Two that are told at once may come in either order: what a game waits for is of the one that has seen more of it.
function keepNewer(before: GameInfo | undefined, game: GameInfo): void {
  if (!before || game.cursorPublic >= before.cursorPublic) return;
  game.cursorPublic = before.cursorPublic;
  game.awaited = before.awaited;
  game.noncesMissing = before.noncesMissing;
}
