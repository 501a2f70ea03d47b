// Signing in, or making an account: two tabs of one form, since both ask the same.
import {useRef, useState} from "preact/hooks";
import {t} from "../i18n";
import {useAction, useStore} from "../state";
import {Button, RefusalNote, Sheet, Tabs, TextField} from "../ui";
import styles from "./lobby.module.css";

const shortestPassword = 8;

export function SignIn() {
  const {account} = useStore();
  const [how, setHow] = useState<"login" | "register">("login");
  const form = <Form key={how} how={how} />;
  return (
    <Sheet title={t("lobby.account")}>
      {account.expired.value && <RefusalNote what={t("lobby.expired")} />}
      <Tabs
        label={t("lobby.account")}
        chosen={how}
        onChoose={(id) => setHow(id as "login" | "register")}
        tabs={[
          {id: "login", label: t("lobby.sign_in"), content: form},
          {id: "register", label: t("lobby.register"), content: form},
        ]}
      />
    </Sheet>
  );
}

function Form({how}: {how: "login" | "register"}) {
  const {account} = useStore();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const nameInput = useRef<HTMLInputElement>(null);
  const action = useAction();
  const isNew = how === "register";

  const submit = (event: Event) => {
    event.preventDefault();
    action.run(() => account[how](name.trim(), password));
  };
  return (
    <form class={styles.form} onSubmit={submit}>
      <TextField
        label={t("lobby.name")}
        hint={isNew ? t("lobby.name_hint") : undefined}
        name="username"
        autocomplete="username"
        required
        maxLength={32}
        value={name}
        onInput={setName}
        inputRef={nameInput}
      />
      <TextField
        label={t("lobby.password")}
        hint={isNew ? t("lobby.password_hint", {shortest: shortestPassword}) : undefined}
        type="password"
        name="password"
        autocomplete={isNew ? "new-password" : "current-password"}
        required
        value={password}
        onInput={setPassword}
      />
      {action.failure && <RefusalNote {...action.failure} />}
      <Button type="submit" kind="primary" busy={action.busy}>
        {action.busy ? t("app.busy") : isNew ? t("lobby.register") : t("lobby.sign_in")}
      </Button>
    </form>
  );
}
