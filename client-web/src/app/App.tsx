// Which address shows what, and what surrounds it.
import {LocationProvider, Route, Router, lazy, useRoute} from "preact-iso";
import {t} from "../i18n";
import {JoinPage, LobbyPage, NewGamePage, Welcome} from "../lobby";
import {StoreProvider, useStore, type Store} from "../state";
import {ErrorBoundary, Toasts} from "../ui";
import styles from "./app.module.css";
import {ConnectionNotice} from "./ConnectionNotice";
import {Header} from "./Header";
import {Page} from "./Page";
import {TurnNews} from "./TurnNews";

// The table and all that is drawn on it come when a game is opened.
const GamePage = lazy(() => import("./game/GamePage"));
const Replays = lazy(() => import("./Replays"));
const LearnPage = lazy(async () => (await import("../lessons")).LearnPage);
const TourPage = lazy(async () => (await import("../lessons")).TourPage);

export function App({store}: {store: Store}) {
  return (
    <StoreProvider value={store}>
      <LocationProvider>
        <a class={styles.skip} href="#main">
          {t("app.skip")}
        </a>
        <Header />
        <ConnectionNotice />
        <ErrorBoundary>
          <Router>
            <Route path="/" component={Home} />
            <Route path="/new" component={New} />
            <Route path="/join/:code" component={Join} />
            <Route path="/learn" component={Learn} />
            <Route path="/learn/:id" component={Learn} />
            <Route path="/games/:id" component={Game} />
            <Route path="/replays/:id" component={Replays} />
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
        <TurnNews />
        <Toasts />
      </LocationProvider>
    </StoreProvider>
  );
}

function Home() {
  const {account, lobby} = useStore();
  if (account.name.value === undefined) {
    return (
      <Page title={t("app.title")} heading={t("app.heading")}>
        <Welcome />
      </Page>
    );
  }
  const turns = lobby.myTurns.value.length;
  const title = t("app.my_games");
  return (
    <Page title={turns > 0 ? `(${turns}) ${title}` : title} heading={title}>
      <LobbyPage />
    </Page>
  );
}

function New() {
  return (
    <SignedIn title={t("lobby.new")}>
      <NewGamePage />
    </SignedIn>
  );
}

// Lessons can be looked at by anybody; a battle needs an account, and the page says so.
function Learn() {
  const {params} = useRoute();
  if (params["id"] === "table") {
    return (
      <Page title={t("lessons.tour.title")} wide full>
        <TourPage />
      </Page>
    );
  }
  return (
    <Page title={t("lessons.page.title")}>
      <LearnPage lesson={params["id"]} />
    </Page>
  );
}

function Join() {
  const {params} = useRoute();
  return (
    <Page title={t("lobby.join.heading")}>
      <JoinPage code={params["code"] ?? ""} />
    </Page>
  );
}

function Game() {
  const {params, query} = useRoute();
  const {account} = useStore();
  const name = account.name.value;
  const id = params["id"] ?? "";
  if (name === undefined) return <SignedIn title={t("app.game")}>{null}</SignedIn>;
  // Another account sees another game: nothing of the one before is carried over.
  return <GamePage key={`${id} ${name}`} id={id} side={query["side"]} />;
}

// What needs an account shows the way in to whoever has none, at the same address.
function SignedIn({title, children}: {title: string; children: preact.ComponentChildren}) {
  const {account} = useStore();
  return <Page title={title}>{account.name.value === undefined ? <Welcome /> : children}</Page>;
}

function NotFound() {
  return (
    <Page title={t("app.not_found")}>
      <p>
        {t("app.not_found_text")} <a href="/">{t("app.to_start")}</a>
      </p>
    </Page>
  );
}
