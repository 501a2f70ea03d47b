// Sets a training scenario up against the bot, with the lesson beside it.
import {useLocation} from "preact-iso";
import {useState} from "preact/hooks";
import {t} from "../i18n";
import {sideName, strengthName} from "../lobby";
import {Side} from "../gen/chartroom/v1/play_pb";
import {useAction, useStore, type Store} from "../state";
import {Button, RadioGroup, RefusalNote, Select} from "../ui";
import styles from "./lessons.module.css";
import {advisedSide, type BattleId} from "./plan";
import {beginLesson} from "./progress";

const strengths = ["midshipman", "lieutenant"];
const sides = [Side.ONE, Side.TWO];

export function StartLesson({id}: {id: BattleId}) {
  const store = useStore();
  const {route} = useLocation();
  const action = useAction();
  const [side, setSide] = useState<string>(String(advisedSide[id]));
  const [strength, setStrength] = useState(strengths[0]!);
  const ruleset = store.library.rulesets?.find(({scenarios}) => scenarios.includes(id));
  const start = (event: Event) => {
    event.preventDefault();
    action.run(async () => route(`/games/${await setUp(store, id, Number(side) as Side, strength)}`));
  };
  return (
    <form class={styles.start} onSubmit={start}>
      <RadioGroup
        label={t("lessons.start.side")}
        value={side}
        choices={sides.map((each) => ({
          value: String(each),
          label: sideName(ruleset, each),
          hint: each === advisedSide[id] ? t(`lessons.start.advised.${id}`) : t(`lessons.start.other.${id}`),
        }))}
        onChange={setSide}
      />
      <Select
        label={t("lessons.start.strength")}
        value={strength}
        choices={strengths.map((value) => ({value, label: strengthName(value)}))}
        onChange={setStrength}
      />
      {action.failure && <RefusalNote {...action.failure} />}
      <div>
        <Button type="submit" kind="primary" busy={action.busy}>
          {action.busy ? t("app.busy") : t("lessons.start.go")}
        </Button>
      </div>
    </form>
  );
}

// The id of the game.
async function setUp(store: Store, scenario: BattleId, side: Side, botStrength: string): Promise<string> {
  const rulesets = await store.library.list();
  const ruleset = rulesets.find(({scenarios}) => scenarios.includes(scenario)) ?? rulesets[0];
  const {id} = await store.lobby.create({
    ruleset: ruleset?.id ?? "",
    scenario,
    title: t(`lessons.name.${scenario}`),
    side,
    open: false,
    againstBot: true,
    botStrength,
    options: [],
  });
  beginLesson(store.keep, store.account.name.peek() ?? "", id);
  return id;
}
