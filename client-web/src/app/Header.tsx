import {useState} from "preact/hooks";
import {languageNames, choose, language, t, type Language} from "../i18n";
import {NotifyOffer} from "../lobby";
import {useStore} from "../state";
import {Button, Menu, Select, chooseTheme, theme, themes} from "../ui";
import {SignOutDialog} from "./SignOutDialog";
import styles from "./app.module.css";

export function Header() {
  const store = useStore();
  const {account, lobby} = store;
  const [leaving, setLeaving] = useState(false);
  const signOut = () => {
    if (store.keepsSomething()) setLeaving(true);
    else void store.signOut("discard");
  };
  const name = account.name.value;
  const turns = lobby.myTurns.value.length;
  return (
    <header class={styles.header}>
      <a class={styles.brand} href="/">
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <circle cx="32" cy="32" r="29" fill="none" stroke="currentColor" stroke-width="2.5" />
          <path d="M32 6 37 32 32 58 27 32Z" fill="currentColor" />
          <path d="M6 32 32 27 58 32 32 37Z" fill="currentColor" fill-opacity=".5" />
        </svg>
        {t("app.title")}
      </a>
      <nav class={styles.nav} aria-label={t("app.nav")}>
        {name !== undefined && (
          <>
            <a href="/">
              {t("app.my_games")}
              {turns > 0 && (
                <span class={styles.count}>
                  <span aria-hidden="true">{turns}</span>
                  <span class="visually-hidden">{t("app.turns", {count: turns})}</span>
                </span>
              )}
            </a>
            <a href="/new">{t("lobby.new")}</a>
          </>
        )}
        <a href="/learn">{t("lessons.page.nav")}</a>
      </nav>
      <div class={styles.menus}>
        <Menu button={name ?? t("app.settings")}>
          <Settings />
          {name !== undefined && <NotifyOffer />}
          {name !== undefined && <Button onClick={signOut}>{t("app.sign_out")}</Button>}
        </Menu>
        <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
      </div>
    </header>
  );
}

function Settings() {
  return (
    <>
      <Select
        label={t("app.language")}
        value={language.value}
        choices={languageNames.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id: Language) => void choose(id)}
      />
      <Select
        label={t("app.theme")}
        value={theme.value}
        choices={themes.map((value) => ({value, label: t(`app.theme.${value}`)}))}
        onChange={chooseTheme}
      />
    </>
  );
}
