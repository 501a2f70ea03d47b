// Tabs by the pattern of the ARIA Authoring Practices: one stop for Tab, arrows between them.
import type {ComponentChildren} from "preact";
import {useId, useRef} from "preact/hooks";
import styles from "./Tabs.module.css";

export interface Tab {
  id: string;
  label: ComponentChildren;
  content: ComponentChildren;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose(id: string): void;
}

export function Tabs({label, tabs, chosen, onChoose}: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  const moveTo = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab === current);
    const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} class={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            data-tab={tab.id}
            class={styles.tab}
            aria-selected={tab === current}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={current && `${prefix}-${current.id}`}
        class={styles.panel}
      >
        {current?.content}
      </div>
    </div>
  );
}
