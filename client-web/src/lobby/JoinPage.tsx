// Where an invitation's link leads. Nothing is taken before the person says so: links are opened by mistake, and by programs.
import {useLocation} from "preact-iso";
import {t} from "../i18n";
import {useAction, useStore} from "../state";
import {Button, RefusalNote, Sheet} from "../ui";
import styles from "./lobby.module.css";
import {SignIn} from "./SignIn";

export function JoinPage({code}: {code: string}) {
  const {account, keep, lobby} = useStore();
  const {route} = useLocation();
  const action = useAction();
  const name = account.name.value;
  if (name === undefined) {
    return (
      <div class={styles.narrow}>
        <p class={styles.lead}>{t("lobby.join.sign_in")}</p>
        <SignIn />
      </div>
    );
  }
  const join = () =>
    action.run(async () => {
      const game = await lobby.take({invitation: code});
      route(`/games/${game.id}`, true);
    });
  return (
    <div class={styles.narrow}>
      <Sheet title={t("lobby.join.title")}>
        <p>{t("lobby.join.text", {name})}</p>
        <p>{t(keep.lasts() ? "lobby.dice" : "lobby.dice_none")}</p>
        {action.failure && <RefusalNote {...action.failure} />}
        <Button kind="primary" busy={action.busy} onClick={join}>
          {t("lobby.join.take")}
        </Button>
      </Sheet>
    </div>
  );
}
