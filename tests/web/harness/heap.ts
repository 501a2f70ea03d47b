// What a page holds in memory: a snapshot of its heap, taken apart far enough to search it.
import type {Page} from "@playwright/test";

// Of the format that Chromium writes: numbers in rows, whose columns it names itself.
interface Snapshot {
  snapshot: {
    meta: {
      node_fields: string[];
      node_types: [string[], ...unknown[]];
      edge_fields: string[];
      edge_types: [string[], ...unknown[]];
    };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

export class Heap {
  readonly strings: readonly string[];
  readonly #objects: ReadonlyMap<string, string>[] = [];

  private constructor(written: Snapshot) {
    this.strings = written.strings;
    this.#takeApart(written);
  }

  // What is no longer reached is gone before: the browser collects garbage first.
  static async of(page: Page): Promise<Heap> {
    const devtools = await page.context().newCDPSession(page);
    const chunks: string[] = [];
    devtools.on("HeapProfiler.addHeapSnapshotChunk", ({chunk}) => chunks.push(chunk));
    await devtools.send("HeapProfiler.takeHeapSnapshot", {captureNumericValue: true});
    await devtools.detach();
    return new Heap(JSON.parse(chunks.join("")) as Snapshot);
  }

  says(words: string | RegExp): string[] {
    return this.strings.filter((each) => (typeof words === "string" ? each.includes(words) : words.test(each)));
  }

  // Objects that have all of these properties, with the values of those that are numbers or strings.
  withProperties(names: readonly string[]): ReadonlyMap<string, string>[] {
    return this.#objects.filter((object) => names.every((name) => object.has(name)));
  }

  #takeApart({snapshot: {meta}, nodes, edges, strings}: Snapshot): void {
    const [nodeTypes] = meta.node_types;
    const [edgeTypes] = meta.edge_types;
    const node = columns(meta.node_fields);
    const edge = columns(meta.edge_fields);
    const isObject = nodeTypes.indexOf("object");
    const isNumber = nodeTypes.indexOf("number");
    const isString = nodeTypes.indexOf("string");
    const isProperty = edgeTypes.indexOf("property");
    const firstEdge = new Map<number, number>();
    for (let at = 0, next = 0; at < nodes.length; at += node.width) {
      firstEdge.set(at, next);
      next += nodes[at + node.of("edge_count")]! * edge.width;
    }
    const edgesOf = (at: number) => {
      const first = firstEdge.get(at)!;
      const count = nodes[at + node.of("edge_count")]!;
      return Array.from({length: count}, (_, index) => first + index * edge.width);
    };
    const nameOf = (at: number) => strings[nodes[at + node.of("name")]!] ?? "";
    // A number stands in a node below its own.
    const valueOf = (at: number): string => {
      const type = nodes[at + node.of("type")];
      if (type === isString) return nameOf(at);
      if (type !== isNumber) return "";
      const [value] = edgesOf(at);
      return value === undefined ? "" : nameOf(edges[value + edge.of("to_node")]!);
    };
    for (const at of firstEdge.keys()) {
      if (nodes[at + node.of("type")] !== isObject) continue;
      const properties = new Map<string, string>();
      for (const each of edgesOf(at)) {
        if (edges[each + edge.of("type")] !== isProperty) continue;
        const name = strings[edges[each + edge.of("name_or_index")]!]!;
        properties.set(name, valueOf(edges[each + edge.of("to_node")]!));
      }
      this.#objects.push(properties);
    }
  }
}

function columns(fields: readonly string[]): {width: number; of(name: string): number} {
  return {width: fields.length, of: (name) => fields.indexOf(name)};
}
