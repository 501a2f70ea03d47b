// Everything that is known, in one place: made once a page. Components have it from useStore().
import {effect, untracked} from "@preact/signals";
import {createContext} from "preact";
import {useContext} from "preact/hooks";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {Side} from "../gen/chartroom/v1/play_pb";
import {applyViewChanges} from "../far_seas/view_changes";
import {Connection, type Socket} from "../wire";
import {Account} from "./account";
import {draftsOf} from "./drafts";
import {Keep} from "./keep";
import {Library} from "./library";
import {Lobby} from "./lobby";
import {Notifications} from "./notifications";
import {Nonces} from "./nonces";
import {Notes, unsentNotes} from "./notes";
import {Table} from "./table";
import {unacknowledgedOf} from "./unacknowledged";

// The server tells what changes. Where it has several nodes, one that does not play a game tells nothing of it: so often the list is asked
// for again, while somebody looks, and while nobody does but wants to be told.
export const lobbyEveryMs = 60_000;
const lobbyUnseenMs = 180_000;

export class Store {
  readonly keep = new Keep();
  readonly connection: Connection;
  readonly account: Account;
  readonly library: Library;
  readonly nonces: Nonces;
  readonly lobby: Lobby;
  readonly notifications = new Notifications(this.keep);
  readonly #tables = new Map<string, {table: Table; users: number}>();
  readonly #notes = new Map<string, Notes>();
  #refreshed = 0;

  constructor(open: () => Socket) {
    this.connection = new Connection({
      open,
      onSessionEnded: () => this.account.sessionEnded(),
      onGame: (info) => this.#told(info),
      onNotes: (notes) => this.#notes.get(notes.gameId)?.told(notes),
    });
    this.library = new Library(this.connection);
    this.account = new Account(this.connection, this.keep);
    this.nonces = new Nonces(this.connection, this.keep, () => this.account.name.value);
    this.lobby = new Lobby(this.connection, () => this.account.name.value, this.nonces);
    this.#dropWhatWasAnothers();
    this.#giveNonces();
    this.#keepFresh();
    this.connection.start();
  }

  // A watched game; two components that want the same share it. Whoever opens it closes it.
  openTable(gameId: string, side: Side = Side.SIDE_UNSPECIFIED): Table {
    const key = `${gameId} ${side}`;
    const open = this.#tables.get(key);
    if (open) {
      open.users++;
      return open.table;
    }
    const table = new Table({
      connection: this.connection,
      keep: this.keep,
      account: this.account.name.peek(),
      gameId,
      side,
      applyChanges: applyViewChanges,
      onSeen: (id) => this.lobby.allSeen(id),
      onAwaited: (id, awaited) => this.lobby.awaits(id, awaited),
      onNonce: (id) => void this.look(id).catch(() => {}),
    });
    this.#tables.set(key, {table, users: 1});
    const known = this.lobby.game(gameId);
    if (known) table.told(known);
    return table;
  }

  closeTable(table: Table): void {
    const key = `${table.gameId} ${table.side}`;
    const open = this.#tables.get(key);
    if (!open || open.table !== table || --open.users > 0) return;
    this.#tables.delete(key);
    table.close();
  }

  notes(gameId: string): Notes {
    let notes = this.#notes.get(gameId);
    if (!notes) {
      notes = new Notes(this.connection, this.keep, this.account.name.peek() ?? "", gameId);
      this.#notes.set(gameId, notes);
    }
    return notes;
  }

  // Whether there is anything in this browser that would be gone with it: plots and notes that the server does not have.
  keepsSomething(): boolean {
    return this.#kept().length > 0;
  }

  // Whoever uses this browser next can read what is kept in it.
  async signOut(what: "keep" | "discard"): Promise<void> {
    const kept = this.#kept();
    await this.account.logout();
    if (what === "discard") for (const key of kept) this.keep.drop(key);
  }

  #kept(): string[] {
    const account = this.account.name.peek() ?? "";
    const beginnings = [draftsOf(account), unacknowledgedOf(account), unsentNotes(account)];
    return beginnings.flatMap((beginning) => this.keep.keys(beginning));
  }

  // The newest of a game, for the lobby and whoever watches it.
  async look(gameId: string): Promise<GameInfo> {
    const info = await this.lobby.look(gameId);
    this.#tellTables(info);
    return info;
  }

  #told(info: GameInfo): void {
    this.lobby.told(info);
    this.#tellTables(info);
  }

  #tellTables(info: GameInfo): void {
    for (const {table} of this.#tables.values()) if (table.gameId === info.id) table.told(info);
  }

  // Views, drafts and lists of an account that is not signed in any more go out of memory.
  #dropWhatWasAnothers(): void {
    let before = this.account.name.peek();
    effect(() => {
      const name = this.account.name.value;
      if (name === before) return;
      before = name;
      this.lobby.forget();
      for (const {table} of this.#tables.values()) table.close();
      this.#tables.clear();
      for (const notes of this.#notes.values()) notes.close();
      this.#notes.clear();
    });
  }

  // As soon as a game asks for them, whichever page is open.
  #giveNonces(): void {
    effect(() => {
      if (this.connection.state.value !== "ready") return;
      const games = this.lobby.mine.value;
      untracked(() => games.forEach((game) => this.nonces.giveMissing(game)));
    });
  }

  #keepFresh(): void {
    effect(() => {
      if (this.connection.state.value !== "ready") return;
      this.library.forgetList();
      this.library.list().catch(() => {});
      if (this.account.name.value === undefined) return;
      this.#refresh();
      for (const notes of this.#notes.values()) notes.refresh();
      // What was pushed while there was no line is asked for.
      for (const {table} of this.#tables.values()) this.look(table.gameId).catch(() => {});
    });
    setInterval(() => this.#refreshIfOld(), 5_000);
    document.addEventListener("visibilitychange", () => this.#refreshIfOld());
  }

  #refreshIfOld(): void {
    const hidden = document.visibilityState !== "visible";
    if (hidden && this.notifications.permission.peek() !== "on") return;
    if (Date.now() - this.#refreshed < (hidden ? lobbyUnseenMs : lobbyEveryMs)) return;
    if (this.connection.state.peek() === "ready" && this.account.name.peek() !== undefined) this.#refresh();
  }

  #refresh(): void {
    this.#refreshed = Date.now();
    this.lobby.refresh().catch(() => {});
  }
}

const context = createContext<Store | undefined>(undefined);
export const StoreProvider = context.Provider;

export function useStore(): Store {
  const store = useContext(context);
  if (!store) throw new Error("useStore outside a StoreProvider");
  return store;
}
