// One page: its title in the tab, its heading, and the focus on the heading when one came here by a link.
import type {ComponentChildren} from "preact";
import {useEffect, useRef} from "preact/hooks";
import {t} from "../i18n";
import {join} from "../ui";
import styles from "./app.module.css";

interface Props {
  title: string;
  heading?: string; // if it is another than the title
  wide?: boolean;
  full?: boolean; // fills the window and is not longer than it
  aside?: ComponentChildren; // beside the heading
  children: ComponentChildren;
}

let isFirst = true;

export function Page({title, heading = title, wide = false, full = false, aside, children}: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) ref.current?.focus();
    isFirst = false;
  }, []);
  const name = t("app.title");
  useEffect(() => {
    document.title = title === name ? name : `${title} – ${name}`;
  }, [title, name]);
  return (
    <main id="main" tabIndex={-1} class={join(wide ? styles.wideMain : styles.main, full && styles.fullMain)}>
      <div class={styles.heading}>
        <h1 ref={ref} tabIndex={-1}>
          {heading}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
}
