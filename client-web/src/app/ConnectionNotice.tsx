// Said only when the line is away for longer than one need not mention, or when nothing but loading the page anew helps.
import {t} from "../i18n";
import {useStore} from "../state";
import {Button} from "../ui";
import styles from "./app.module.css";

export function ConnectionNotice() {
  const {connection} = useStore();
  const outdated = connection.state.value === "outdated";
  const troubled = connection.troubled.value;
  // The live region is always there, so that what appears in it is read out.
  return (
    <div role="status" class={styles.noticeRegion}>
      {outdated && (
        <div class={styles.notice}>
          <span>{t("app.outdated")}</span>
          <Button onClick={() => location.reload()}>{t("app.reload")}</Button>
        </div>
      )}
      {!outdated && troubled && (
        <div class={styles.notice}>
          <span>{t(connection.met.value ? "app.no_line" : "app.no_line_yet")}</span>
          <Button onClick={() => connection.wake()}>{t("app.try_now")}</Button>
        </div>
      )}
    </div>
  );
}
