// Something that a person sets off and that takes a while: whether it is under way, and why it failed.
import {useRef, useState} from "preact/hooks";
import {say, type Said} from "./say";

export interface Action {
  busy: boolean;
  failure: Said | undefined;
  run(what: () => Promise<void>): void;
  fail(failure: Said | undefined): void;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Said>();
  const running = useRef(false);
  return {
    busy,
    failure,
    fail: setFailure,
    run(what) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      what()
        .catch((error: unknown) => setFailure(say(error)))
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    },
  };
}
