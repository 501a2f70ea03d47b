// A dialog of the browser's own: it holds the focus, closes with Escape, and gives the focus back.
import type {ComponentChildren} from "preact";
import {useEffect, useId, useRef} from "preact/hooks";
import {t} from "../i18n";
import {Button} from "./Button";
import styles from "./Dialog.module.css";

export interface DialogProps {
  title: string;
  open: boolean;
  onClose(): void;
  children: ComponentChildren;
  actions?: ComponentChildren;
}

export function Dialog({title, open, onClose, children, actions}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current!;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={ref} class={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <>
          <div class={styles.head}>
            <h2 id={id}>{title}</h2>
            <Button kind="quiet" label={t("app.close")} onClick={onClose}>
              <span aria-hidden="true">✕</span>
            </Button>
          </div>
          {children}
          {actions && <div class={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  text: string;
  confirm: string;
  open: boolean;
  onConfirm(): void;
  onClose(): void;
}

// Asks before what cannot be undone.
export function ConfirmDialog({title, text, confirm, open, onConfirm, onClose}: ConfirmProps) {
  const actions = (
    <>
      <Button onClick={onClose}>{t("app.cancel")}</Button>
      <Button
        kind="danger"
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={onClose} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}
