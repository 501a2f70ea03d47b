// Who is it. All tabs of a browser are one account: what one of them does, the others follow.
import {batch, computed, signal} from "@preact/signals";
import {LineLost, RefusalCode, isRefusal, type Connection} from "../wire";
import type {Keep} from "./keep";

interface Session {
  name: string;
  token: string;
}

const key = "session";

export class Account {
  readonly #keep: Keep;
  readonly #connection: Connection;
  readonly #session = signal<Session | undefined>(undefined);
  readonly #expired = signal(false);

  readonly name = computed(() => this.#session.value?.name);
  // The server ended the session, not the person: said once, where one signs in.
  readonly expired = computed(() => this.#expired.value);

  constructor(connection: Connection, keep: Keep) {
    this.#connection = connection;
    this.#keep = keep;
    this.#follow();
    keep.onChange((changed) => (changed === undefined || changed === key) && this.#follow());
  }

  async register(name: string, password: string): Promise<void> {
    try {
      await this.#signIn("register", name, password);
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      await this.#registerAgain(name, password);
    }
  }

  async login(name: string, password: string): Promise<void> {
    await this.#signIn("login", name, password);
  }

  // Whatever the server says to it, nobody is signed in here any more. Without a line the session outlives this, and nobody has its token.
  async logout(): Promise<void> {
    if (this.#connection.state.value === "ready") await this.#connection.ask("logout", {}).catch(() => {});
    this.#keep.drop(key);
    this.#set(undefined);
  }

  // The server does not know the token any more.
  sessionEnded(): void {
    this.#keep.drop(key);
    batch(() => {
      this.#session.value = undefined;
      this.#expired.value = true;
    });
  }

  // The line was lost in the middle: perhaps it was done, and the name is taken by ourselves.
  async #registerAgain(name: string, password: string): Promise<void> {
    try {
      await this.#signIn("login", name, password);
    } catch (error) {
      if (!isRefusal(error, RefusalCode.BAD_CREDENTIALS)) throw error;
      await this.#signIn("register", name, password);
    }
  }

  async #signIn(how: "register" | "login", name: string, password: string): Promise<void> {
    const {name: called, token} = await this.#connection.signIn(how, {name, password});
    const session = {name: called, token};
    this.#keep.save(key, session);
    this.#set(session);
  }

  #follow(): void {
    const kept = this.#keep.load<Session>(key);
    this.#set(kept?.token && kept.name ? kept : undefined);
  }

  #set(session: Session | undefined): void {
    this.#connection.useToken(session?.token);
    batch(() => {
      this.#session.value = session;
      if (session) this.#expired.value = false;
    });
  }
}
