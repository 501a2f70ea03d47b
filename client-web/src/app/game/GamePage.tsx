// The page of a game: the chart, what is awaited, the log, the talk. It has the table and hands it to each part; what the parts show and
// do is theirs.
import {lazy} from "preact-iso";
import {useEffect, useState} from "preact/hooks";
import {t} from "../../i18n";
import {GameInfo_Status, type GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {Side} from "../../gen/chartroom/v1/play_pb";
import {isBattle} from "../../lessons/plan";
import {Desk} from "../../play/Desk";
import {scenarioName, sideName, turnWord} from "../../lobby";
import {isAsked, say, sides, sidesOf, turnOf, useStore, type Table} from "../../state";
import {Badge, RefusalNote} from "../../ui";
import {Page} from "../Page";
import styles from "./game.module.css";
import {otherPapers} from "./papers";
import {Result} from "./Result";
import {TableActions} from "./TableActions";
import {useLook, usePack, useTable} from "./use_table";
import {WaitingRoom} from "./WaitingRoom";

// Training scenarios have a lesson beside the desk; other games do without it.
const LessonCard = lazy(async () => (await import("../../lessons")).LessonCard);

interface Props {
  id: string;
  side: string | undefined; // of the address: as which side, for who holds both
}

export default function GamePage({id, side}: Props) {
  const {lobby} = useStore();
  const failure = useLook(id);
  const info = lobby.game(id);
  if (!info) {
    return (
      <Page title={t("app.game")}>
        {failure ? <RefusalNote {...failure} /> : <p role="status">{t("app.loading")}</p>}
      </Page>
    );
  }
  return <AsSide key={id} info={info} wanted={side} />;
}

// Whoever holds both sides sits down where something is asked, and stays there until they say otherwise.
function AsSide({info, wanted}: {info: GameInfo; wanted: string | undefined}) {
  const {account} = useStore();
  const [first] = useState(() => sides.find((side) => isAsked(info.awaited, side)) ?? Side.ONE);
  const both = sidesOf(info, account.name.value).length === 2;
  const named = sides.find((side) => String(side) === wanted);
  const as = both ? (named ?? first) : Side.SIDE_UNSPECIFIED;
  return <Game key={as} info={info} as={as} />;
}

function Game({info, as}: {info: GameInfo; as: Side}) {
  const {account, library} = useStore();
  const table = useTable(info.id, as);
  const word = turnWord(info, account.name.value, library.ruleset(info.ruleset));
  const mine = turnOf(info, account.name.value) === "mine";
  const aside = (
    <>
      <span class={styles.scenario}>{scenarioName(info.scenario)}</span>
      <span role="status" class={styles.turn}>
        <Badge kind={mine ? "mark" : "plain"}>{word}</Badge>
      </span>
      {as !== Side.SIDE_UNSPECIFIED && <SideSwitch info={info} as={as} />}
      {table && info.status === GameInfo_Status.PLAYING && <TableActions table={table} info={info} />}
    </>
  );
  return (
    <Page
      title={`${word} – ${info.title}`}
      heading={info.title}
      wide
      full={info.status !== GameInfo_Status.WAITING}
      aside={aside}
    >
      {info.status === GameInfo_Status.WAITING ? (
        <WaitingRoom info={info} />
      ) : (
        table && <AtTable table={table} info={info} />
      )}
    </Page>
  );
}

function AtTable({table, info}: {table: Table; info: GameInfo}) {
  useSeen(table);
  const {pack, failure} = usePack(info.ruleset);
  const refusal = table.refusal.value;
  if (refusal) return <RefusalNote {...say(refusal)} />;
  if (failure) return <RefusalNote {...failure} />;
  if (!table.opened.value || !pack) return <p role="status">{t("app.loading")}</p>;
  const outcome = table.outcome.value;
  return (
    <Desk
      table={table}
      info={info}
      pack={pack}
      papers={otherPapers(table, info)}
      beside={isBattle(info.scenario) ? (desk) => <LessonCard desk={desk} info={info} /> : undefined}
      result={outcome && <Result outcome={outcome} info={info} table={table} />}
    />
  );
}

// Who holds both sides looks with the eyes of one at a time.
function SideSwitch({info, as}: {info: GameInfo; as: Side}) {
  const {library} = useStore();
  return (
    <nav class={styles.sides} aria-label={t("app.game.as")}>
      {sides.map((side) => (
        <a key={side} href={`/games/${info.id}?side=${side}`} aria-current={side === as ? "page" : undefined}>
          {sideName(library.ruleset(info.ruleset), side)}
        </a>
      ))}
    </nav>
  );
}

// What is on a page that is looked at has been seen.
function useSeen(table: Table): void {
  const newest = table.entries.value.length;
  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && table.acknowledge(newest);
    seen();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [table, newest]);
}
