// Setting a game up. What goes together the server says; nothing of it is known here.
import {useLocation} from "preact-iso";
import {useEffect, useState} from "preact/hooks";
import {t} from "../i18n";
import type {RulesetInfo} from "../gen/chartroom/v1/lobby_pb";
import {Side} from "../gen/chartroom/v1/play_pb";
import {say, useAction, useStore, type NewGame, type Store} from "../state";
import {Button, Checkbox, Disclosure, Group, RadioGroup, RefusalNote, Select, Sheet, TextField, toast} from "../ui";
import styles from "./lobby.module.css";
import {optionName, optionText, scenarioName, scenarioText, sideName, strengthName} from "./words";

type Opponent = "bot" | "link" | "player" | "open" | "alone";

interface Wish {
  scenario: string;
  side: "1" | "2";
  opponent: Opponent;
  strength: string;
  player: string;
  title: string;
  alone: string; // the option that makes it a game for one
  options: readonly string[];
}

const strengths = ["midshipman", "lieutenant", "admiral"];
// Options by which a game is for one account. They are a way to have no opponent, so they are offered as one.
const isForOne = (option: string) => option.startsWith("solitaire");

export function NewGamePage() {
  const {library} = useStore();
  const action = useAction();
  const list = () => action.run(async () => void (await library.list()));
  useEffect(list, [library]);
  const ruleset = library.rulesets?.[0];
  if (ruleset) return <Form rulesets={library.rulesets!} />;
  if (!action.failure) return <p role="status">{t("app.loading")}</p>;
  return (
    <>
      <RefusalNote {...action.failure} />
      <Button onClick={list}>{t("app.again")}</Button>
    </>
  );
}

function Form({rulesets}: {rulesets: readonly RulesetInfo[]}) {
  const store = useStore();
  const {route} = useLocation();
  const action = useAction();
  const [id, setId] = useState(rulesets[0]!.id);
  const ruleset = rulesets.find((each) => each.id === id) ?? rulesets[0]!;
  const [wish, setWish] = useState<Wish>(() => firstWish(ruleset));
  const change = (part: Partial<Wish>) => setWish({...wish, ...part});
  const submit = (event: Event) => {
    event.preventDefault();
    action.run(async () => route(`/games/${await make(store, ruleset, wish)}`));
  };
  return (
    <form class={styles.newGame} onSubmit={submit}>
      <Sheet title={t("lobby.new.what")}>
        <div class={styles.form}>
          {rulesets.length > 1 && (
            <Select
              label={t("lobby.new.ruleset")}
              value={id}
              choices={rulesets.map((each) => ({value: each.id, label: each.title}))}
              onChange={(next) => {
                setId(next);
                setWish(firstWish(rulesets.find((each) => each.id === next)!));
              }}
            />
          )}
          <Select
            label={t("lobby.new.scenario")}
            hint={scenarioText(wish.scenario)}
            value={wish.scenario}
            choices={ruleset.scenarios.map((value) => ({value, label: scenarioName(value)}))}
            onChange={(scenario) => change({scenario})}
          />
          <Options ruleset={ruleset} chosen={wish.options} onChange={(options) => change({options})} />
        </div>
      </Sheet>
      <Sheet title={t("lobby.new.who")}>
        <div class={styles.form}>
          <OpponentChoice ruleset={ruleset} wish={wish} onChange={change} />
          {wish.opponent !== "alone" && (
            <RadioGroup
              label={t("lobby.new.side")}
              value={wish.side}
              choices={[
                {value: "1", label: sideName(ruleset, Side.ONE), hint: t("lobby.new.side_hint_one")},
                {value: "2", label: sideName(ruleset, Side.TWO), hint: t("lobby.new.side_hint_two")},
              ]}
              onChange={(side) => change({side})}
            />
          )}
          <TextField
            label={t("lobby.new.title")}
            hint={t("lobby.new.title_hint")}
            maxLength={80}
            value={wish.title}
            onInput={(title) => change({title})}
          />
          <p class={styles.dice}>{t(store.keep.lasts() ? "lobby.dice" : "lobby.dice_none")}</p>
        </div>
      </Sheet>
      {action.failure && <RefusalNote {...action.failure} />}
      <div>
        <Button type="submit" kind="primary" busy={action.busy}>
          {action.busy ? t("app.busy") : t("lobby.new.create")}
        </Button>
      </div>
    </form>
  );
}

interface OpponentProps {
  ruleset: RulesetInfo;
  wish: Wish;
  onChange(part: Partial<Wish>): void;
}

function OpponentChoice({ruleset, wish, onChange}: OpponentProps) {
  const forOne = ruleset.options.filter((option) => isForOne(option.name));
  const opponents: Opponent[] = ["bot", "link", "player", "open", ...(forOne.length > 0 ? ["alone" as const] : [])];
  return (
    <>
      <RadioGroup
        label={t("lobby.new.opponent")}
        value={wish.opponent}
        choices={opponents.map((value) => ({
          value,
          label: t(`lobby.opponent.${value}`),
          hint: t(`lobby.opponent_hint.${value}`),
        }))}
        onChange={(opponent) => onChange({opponent})}
      />
      {wish.opponent === "bot" && (
        <Select
          label={t("lobby.new.strength")}
          value={wish.strength}
          choices={strengths.map((value) => ({value, label: strengthName(value)}))}
          onChange={(strength) => onChange({strength})}
        />
      )}
      {wish.opponent === "player" && (
        <TextField
          label={t("lobby.new.player")}
          required
          maxLength={32}
          value={wish.player}
          onInput={(player) => onChange({player})}
        />
      )}
      {wish.opponent === "alone" && (
        <RadioGroup
          label={t("lobby.new.alone")}
          value={wish.alone}
          choices={forOne.map(({name, text}) => ({value: name, label: optionName(name), hint: optionText(name, text)}))}
          onChange={(alone) => onChange({alone})}
        />
      )}
    </>
  );
}

interface OptionsProps {
  ruleset: RulesetInfo;
  chosen: readonly string[];
  onChange(options: string[]): void;
}

function Options({ruleset, chosen, onChange}: OptionsProps) {
  const options = ruleset.options.filter((option) => !isForOne(option.name));
  if (options.length === 0) return null;
  return (
    <Disclosure summary={t("lobby.new.options", {count: chosen.length})}>
      <Group label={t("lobby.new.options_label")} hint={t("lobby.new.options_hint")}>
        {options.map(({name, text}) => (
          <Checkbox
            key={name}
            label={optionName(name)}
            hint={optionText(name, text)}
            checked={chosen.includes(name)}
            onChange={(on) => onChange(on ? [...chosen, name] : chosen.filter((each) => each !== name))}
          />
        ))}
      </Group>
    </Disclosure>
  );
}

function firstWish(ruleset: RulesetInfo): Wish {
  return {
    scenario: ruleset.scenarios[0] ?? "",
    side: "1",
    opponent: "bot",
    strength: "lieutenant",
    player: "",
    title: "",
    alone: ruleset.options.find((option) => isForOne(option.name))?.name ?? "",
    options: [],
  };
}

// The id of the game that was made. That a friend could not be invited is said, and does not undo the game.
async function make({lobby}: Store, ruleset: RulesetInfo, wish: Wish): Promise<string> {
  const alone = wish.opponent === "alone";
  const game: NewGame = {
    ruleset: ruleset.id,
    scenario: wish.scenario,
    title: wish.title.trim(),
    side: alone ? Side.SIDE_UNSPECIFIED : (Number(wish.side) as Side),
    open: wish.opponent === "open",
    againstBot: wish.opponent === "bot",
    botStrength: wish.opponent === "bot" ? wish.strength : "",
    options: [...wish.options, ...(alone ? [wish.alone] : [])],
  };
  const {id} = await lobby.create(game);
  if (wish.opponent === "player") await lobby.invite(id, wish.player.trim()).catch((error) => toast(say(error).what));
  return id;
}
