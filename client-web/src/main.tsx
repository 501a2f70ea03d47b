import {render} from "preact";
import {App} from "./app/App";
import {chooseFirst} from "./i18n";
import {Store} from "./state";
import {startTheme} from "./ui";
import "./ui/theme.css";
import {keepAwake, socketOfThisHost} from "./wire";

startTheme();
const store = new Store(socketOfThisHost);
keepAwake(store.connection);
// The page is drawn once, in the right language; English is always there.
void chooseFirst()
  .catch(() => {})
  .then(() => render(<App store={store} />, document.getElementById("app")!));
