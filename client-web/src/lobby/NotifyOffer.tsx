// Whether the browser should say when it is one's turn. Nothing is asked of the browser before the person asks for it.
import {t} from "../i18n";
import {useStore} from "../state";
import {Checkbox} from "../ui";

export function NotifyOffer() {
  const {notifications} = useStore();
  const permission = notifications.permission.value;
  if (permission === "unsupported") return null;
  return (
    <Checkbox
      label={t("lobby.notify")}
      hint={permission === "blocked" ? t("lobby.notify_blocked") : t("lobby.notify_hint")}
      checked={permission === "on"}
      disabled={permission === "blocked"}
      onChange={(on) => (on ? void notifications.turnOn() : notifications.turnOff())}
    />
  );
}
