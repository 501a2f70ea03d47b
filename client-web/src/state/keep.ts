// What is kept in this browser: one JSON text a key, under `chartroom.`. Where the browser keeps nothing (a private window, a full
// disk) it is kept in memory instead, so that the page works and forgets when it is closed.
const prefix = "chartroom.";

export class Keep {
  readonly #memory = new Map<string, string>();

  load<T>(key: string): T | undefined {
    const text = this.#read(key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as T;
    } catch {
      return undefined;
    }
  }

  save(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(prefix + key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
    }
  }

  // Whether what is kept is still there when the page is opened again.
  lasts(): boolean {
    try {
      localStorage.setItem(`${prefix}probe`, "1");
      localStorage.removeItem(`${prefix}probe`);
      return true;
    } catch {
      return false;
    }
  }

  drop(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing was kept.
    }
  }

  keys(beginning: string): string[] {
    const found = new Set([...this.#memory.keys()].filter((key) => key.startsWith(beginning)));
    try {
      for (let i = 0; i < localStorage.length; ++i) {
        const key = localStorage.key(i);
        if (key?.startsWith(prefix + beginning)) found.add(key.slice(prefix.length));
      }
    } catch {
      // Only what is in memory.
    }
    return [...found];
  }

  // Another tab kept or dropped something: its key, or undefined when everything went. Gives what ends it.
  onChange(told: (key: string | undefined) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === null) told(undefined);
      else if (event.key.startsWith(prefix)) told(event.key.slice(prefix.length));
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }

  #read(key: string): string | null {
    const inMemory = this.#memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null;
    }
  }
}

// Bytes as text and back, for what is kept.
export function toText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
