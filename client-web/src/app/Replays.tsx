// /replays/ID: the page of a game that is watched again.
import {useRoute} from "preact-iso";
import {useState} from "preact/hooks";
import type {GameInfo} from "../gen/chartroom/v1/lobby_pb";
import {t} from "../i18n";
import {Welcome, scenarioName} from "../lobby";
import {ReplayPage} from "../replay";
import {useStore} from "../state";
import styles from "./game/game.module.css";
import {Page} from "./Page";

export default function Replays() {
  const {params} = useRoute();
  const {account} = useStore();
  const name = account.name.value;
  const id = params["id"] ?? "";
  if (name === undefined) {
    return (
      <Page title={t("replay.title")}>
        <p>{t("replay.sign_in")}</p>
        <Welcome />
      </Page>
    );
  }
  // Another account may not see it.
  return <Replayed key={`${id} ${name}`} id={id} />;
}

function Replayed({id}: {id: string}) {
  const [info, setInfo] = useState<GameInfo>();
  const heading = info ? info.title : t("replay.title");
  const aside = info && (
    <span class={styles.scenario}>
      {t("replay.title")} · {scenarioName(info.scenario)}
    </span>
  );
  return (
    <Page title={info ? `${t("replay.title")} – ${info.title}` : heading} heading={heading} wide full aside={aside}>
      <ReplayPage id={id} onInfo={setInfo} />
    </Page>
  );
}
