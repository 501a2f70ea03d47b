import {useMemo} from "preact/hooks";
import {t} from "../../i18n";
import {useStore} from "../../state";
import {TextArea} from "../../ui";

export function NotesPanel({gameId}: {gameId: string}) {
  const store = useStore();
  const notes = useMemo(() => store.notes(gameId), [store, gameId]);
  return (
    <TextArea
      label={t("app.game.notes_label")}
      hint={t(notes.saved.value ? "app.game.notes_hint" : "app.game.notes_unsent")}
      error={notes.tooLong.value ? t("app.game.notes_too_long") : undefined}
      rows={10}
      value={notes.text}
      onInput={(text) => (notes.text = text)}
    />
  );
}
