// A game in which a seat is free: how the other gets in.
import {useLocation} from "preact-iso";
import {useRef, useState} from "preact/hooks";
import {t} from "../../i18n";
import type {GameInfo} from "../../gen/chartroom/v1/lobby_pb";
import {invitationLink, sideName} from "../../lobby";
import {freeSides, sidesOf, useAction, useStore} from "../../state";
import {Button, RefusalNote, Sheet, TextField, announce, toast} from "../../ui";
import styles from "./game.module.css";
import {PlayersPanel} from "./PlayersPanel";

export function WaitingRoom({info}: {info: GameInfo}) {
  const {account, nonces} = useStore();
  const seated = sidesOf(info, account.name.value).length > 0;
  return (
    <div class={styles.waiting}>
      <Sheet title={t("app.waiting.title")}>
        <p>{seated ? t("app.waiting.text") : t("app.waiting.join_text")}</p>
        {info.invitation !== "" && <Invitation link={invitationLink(info.invitation)} />}
        {seated && <InviteByName info={info} />}
        {nonces.holds(info.id) && <p class={styles.quiet}>{t("app.waiting.dice")}</p>}
        {!seated && <TakeSides info={info} />}
      </Sheet>
      <Sheet title={t("app.game.players")}>
        <PlayersPanel info={info} />
        {seated && <Leave info={info} />}
      </Sheet>
    </div>
  );
}

function Invitation({link}: {link: string}) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("app.waiting.copied"));
    } catch {
      // Not allowed, or not over https: then the person copies what is marked.
      input.current?.select();
      announce(t("app.waiting.select"));
    }
  };
  return (
    <div class={styles.invitation}>
      <TextField label={t("app.waiting.link")} value={link} onInput={() => {}} inputRef={input} readOnly />
      <Button onClick={() => void copy()}>{t("app.waiting.copy")}</Button>
      <p class={styles.quiet}>{t("app.waiting.link_hint")}</p>
    </div>
  );
}

function InviteByName({info}: {info: GameInfo}) {
  const {lobby} = useStore();
  const action = useAction();
  const [player, setPlayer] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    const name = player.trim();
    if (name === "") return;
    action.run(async () => {
      await lobby.invite(info.id, name);
      setPlayer("");
      toast(t("app.waiting.invited", {name}));
    });
  };
  return (
    <form class={styles.invitation} onSubmit={submit}>
      <TextField label={t("app.waiting.player")} maxLength={32} value={player} onInput={setPlayer} />
      <Button type="submit" busy={action.busy}>
        {t("app.waiting.invite")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </form>
  );
}

function TakeSides({info}: {info: GameInfo}) {
  const {lobby, library} = useStore();
  const action = useAction();
  return (
    <div class={styles.actions}>
      {freeSides(info).map((side) => (
        <Button
          key={side}
          kind="primary"
          busy={action.busy}
          onClick={() => action.run(async () => void (await lobby.take({gameId: info.id, side})))}
        >
          {t("lobby.take", {side: sideName(library.ruleset(info.ruleset), side)})}
        </Button>
      ))}
      {action.failure && <RefusalNote {...action.failure} />}
    </div>
  );
}

function Leave({info}: {info: GameInfo}) {
  const {lobby} = useStore();
  const {route} = useLocation();
  const action = useAction();
  return (
    <>
      <Button
        kind="danger"
        busy={action.busy}
        onClick={() =>
          action.run(async () => {
            await lobby.leave(info.id);
            route("/");
          })
        }
      >
        {t("app.waiting.leave")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </>
  );
}
