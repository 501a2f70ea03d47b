import {t} from "../i18n";
import {useStore} from "../state";
import {Button, Dialog} from "../ui";

// Asks what becomes of that which only this browser has: whoever uses it next could read it, and might be the enemy.
export function SignOutDialog({open, onClose}: {open: boolean; onClose(): void}) {
  const store = useStore();
  const signOut = (what: "keep" | "discard") => () => {
    onClose();
    void store.signOut(what);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t("app.cancel")}</Button>
      <Button onClick={signOut("keep")}>{t("app.sign_out_keep")}</Button>
      <Button kind="danger" onClick={signOut("discard")}>
        {t("app.sign_out_discard")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("app.sign_out_title")} open={open} onClose={onClose} actions={actions}>
      <p>{t("app.sign_out_text")}</p>
    </Dialog>
  );
}
