// /learn/table: a short tour of the table, before any game and without an account.
import {useEffect, useMemo, useRef, useState} from "preact/hooks";
import {Chart} from "../../chart/Chart";
import type {Pack} from "../../far_seas/pack";
import {t, type Key} from "../../i18n";
import {Rule} from "../../play/Rule";
import {say, useStore, type Failure} from "../../state";
import {Button, ButtonLink, RefusalNote} from "../../ui";
import {lessonDone} from "../progress";
import {AnnotatedCounter} from "./AnnotatedCounter";
import {examplePosition, shown} from "./example";
import {Readinesses, Symbols} from "./Pictures";
import {stops, type Stop} from "./stops";
import styles from "./tour.module.css";

export function TourPage() {
  const {library} = useStore();
  const [pack, setPack] = useState<Pack>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let wanted = true;
    library
      .list()
      .then((rulesets) => library.pack(rulesets[0]?.id ?? ""))
      .then(
        (read) => wanted && setPack(read),
        (error: unknown) => wanted && setFailure(say(error)),
      );
    return () => void (wanted = false);
  }, [library]);
  if (failure) return <RefusalNote {...failure} />;
  return pack ? <Tour pack={pack} /> : <p role="status">{t("app.loading")}</p>;
}

export function Tour({pack}: {pack: Pack}) {
  const {keep} = useStore();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const stop = stops[at]!;
  const last = at === stops.length - 1;
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    if (last) lessonDone(keep, "table");
  }, [at]);
  const go = (to: number) => {
    moved.current = true;
    setAt(to);
  };
  return (
    <div class={styles.tour} data-ring={stop.ring}>
      <section class={styles.text} aria-labelledby="tour-stop">
        <p class={styles.place}>{t("lessons.tour.place", {at: at + 1, of: stops.length})}</p>
        <h2 id="tour-stop" ref={heading} tabIndex={-1}>
          {t(`lessons.tour.${stop.id}.title` as Key)} <Rule rule={stop.rule} />
        </h2>
        <p>{t(`lessons.tour.${stop.id}.text` as Key)}</p>
        <Picture stop={stop} pack={pack} />
        <p class={styles.buttons}>
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {t("lessons.tour.back")}
          </Button>
          {last ? (
            <ButtonLink kind="primary" href="/learn/coronel">
              {t("lessons.tour.end")}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={() => go(at + 1)}>
              {t("lessons.tour.on")}
            </Button>
          )}
        </p>
      </section>
      <ExampleChart pack={pack} focus={stop.focus} />
    </div>
  );
}

function Picture({stop: {picture}, pack}: {stop: Stop; pack: Pack}) {
  const view = useMemo(() => examplePosition(pack), [pack]);
  if (picture === "symbols") return <Symbols />;
  if (picture === "readiness") return <Readinesses />;
  const ship = picture === "counter" ? pack.ships.find(({name}) => name === shown) : undefined;
  return ship ? <AnnotatedCounter ship={ship} status={view.board!.ships[ship.number]!} /> : null;
}

const none: ReadonlySet<number> = new Set();

function ExampleChart({pack, focus}: {pack: Pack; focus: number | undefined}) {
  const view = useMemo(() => examplePosition(pack), [pack]);
  const ignore = () => {};
  return (
    <section class={styles.chart} aria-label={t("lessons.tour.chart_label")}>
      <Chart
        pack={pack}
        view={view}
        picked={none}
        pickable={none}
        reach={undefined}
        courses={[]}
        marked={focus === undefined ? none : new Set([focus])}
        focus={focus}
        onPickShip={ignore}
        onPickArea={ignore}
        onDropShips={ignore}
        onDropOnShip={ignore}
      />
    </section>
  );
}
