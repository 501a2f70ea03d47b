// Talk at the table.
import {useEffect, useRef, useState} from "preact/hooks";
import {language, t} from "../../i18n";
import {longestChatBytes, useAction, useStore, type Table} from "../../state";
import {Button, RefusalNote, TextField} from "../../ui";
import styles from "./game.module.css";

export function ChatPanel({table: {chat, eyes}}: {table: Table}) {
  const {account} = useStore();
  const lines = chat.lines.value;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    chat.markRead();
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat, lines.length]);
  return (
    <div class={styles.chat}>
      {lines.length === 0 ? (
        <p class={styles.quiet}>{t("app.game.chat_none")}</p>
      ) : (
        <ul ref={list} class={styles.lines} aria-label={t("app.game.chat")} aria-live="polite" tabIndex={0}>
          {lines.map((line) => (
            <li key={String(line.number)} class={line.player === account.name.value ? styles.own : undefined}>
              <span class={styles.who}>
                {line.player} <time>{timeOf(Number(line.sentUnixS))}</time>
              </span>
              <span class={styles.said}>{line.text}</span>
            </li>
          ))}
        </ul>
      )}
      {eyes.value !== 0 && <Say chat={chat} />}
    </div>
  );
}

function Say({chat}: {chat: Table["chat"]}) {
  const [text, setText] = useState("");
  const action = useAction();
  const words = text.trim();
  const tooLong = new TextEncoder().encode(words).length > longestChatBytes;
  const submit = (event: Event) => {
    event.preventDefault();
    if (words === "" || tooLong) return;
    action.run(async () => {
      await chat.say(words, false);
      setText((now) => (now.trim() === words ? "" : now));
    });
  };
  return (
    <form class={styles.say} onSubmit={submit}>
      <TextField
        label={t("app.game.say")}
        value={text}
        onInput={setText}
        autocomplete="off"
        error={tooLong ? t("app.game.say_too_long") : undefined}
      />
      <Button type="submit" busy={action.busy}>
        {t("app.game.send")}
      </Button>
      {action.failure && <RefusalNote {...action.failure} />}
    </form>
  );
}

function timeOf(unixSeconds: number): string {
  const at = new Date(unixSeconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language.value, {
    ...(today ? {} : {day: "numeric", month: "short"}),
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}
