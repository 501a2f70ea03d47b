// A page for whoever works on the panels and the battle board: each by itself, in a position made up. `npm run dev`, then /demo/. Not
// part of what is built.
import {render} from "preact";
import {useEffect, useState} from "preact/hooks";
import "../src/ui/theme.css";
import "../src/chart/chart.css";
import "../src/chart/counter.css";
import {createDraft, type Draft} from "../src/far_seas/drafts/draft";
import {decisionText} from "../src/far_seas/decisions";
import {choose} from "../src/i18n";
import {BattleBoard} from "../src/play/battle";
import {isAimsDraft} from "../src/play/battle/aiming";
import {decisionPanels} from "../src/play/decisions";
import {Button} from "../src/ui";
import styles from "./demo.module.css";
import {fixturesOf} from "./fixtures";
import {pack} from "./pack";
import {scenesOf, type Scene} from "./scenes";

const scenes = scenesOf(fixturesOf(pack));
const parameters = new URLSearchParams(location.search);

function Demo() {
  const [at, setAt] = useState(Number(parameters.get("scene") ?? 0));
  const scene = scenes[at] ?? scenes[0]!;
  return (
    <main class={styles.page}>
      <nav aria-label="Scenes" class={styles.scenes}>
        {scenes.map(({name}, index) => (
          <Button key={name} kind={index === at ? "primary" : "quiet"} onClick={() => setAt(index)}>
            {name}
          </Button>
        ))}
      </nav>
      <Stage key={scene.name} scene={scene} />
    </main>
  );
}

function Stage({scene}: {scene: Scene}) {
  const {view, options, entries} = scene;
  const [draft, setDraft] = useState<Draft | undefined>(() => createDraft(options, view));
  const [told, setTold] = useState<readonly NonNullable<Scene["entries"]>[number][]>([]);
  // Events come after the page has been opened: they are watched.
  useEffect(() => setTold(entries ?? []), [entries]);
  const Panel = (decisionPanels as Partial<Record<number, (typeof decisionPanels)[keyof typeof decisionPanels]>>)[
    options.decision
  ];
  const text = decisionText(options.decision);
  return (
    <div class={styles.stage}>
      {view.board?.combat && (
        <BattleBoard
          pack={pack}
          view={view}
          entries={told}
          asked={isAimsDraft(draft) ? {options, draft, change: setDraft} : undefined}
        />
      )}
      {Panel && draft && (
        <aside class={styles.column}>
          <h2>{text.question}</h2>
          <Panel pack={pack} view={view} options={options} draft={draft} change={setDraft} />
          <pre>{JSON.stringify(draft, null, 1)}</pre>
        </aside>
      )}
    </div>
  );
}

document.documentElement.dataset.theme = parameters.get("theme") ?? "";
await choose(parameters.get("language") === "de" ? "de" : "en");
render(<Demo />, document.getElementById("app")!);
