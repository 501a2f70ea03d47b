import {render} from "preact";
import {App} from "./app/App";
import {choose, chooseFirst} from "./i18n";
import {Store} from "./state";
import {startTheme} from "./ui";
import "./ui/theme.css";
import {keepAwake, socketOfThisHost} from "./wire";

startTheme();
const store = new Store(socketOfThisHost);
keepAwake(store.connection);
const root = document.getElementById("app")!;
// The page is drawn once, in the right language. Without any there is nothing to draw, and no other words than these.
chooseFirst()
  .catch(() => choose("en"))
  .then(
    () => render(<App store={store} />, root),
    () => (root.textContent = "Chartroom could not be loaded whole. Please load the page again."),
  );
