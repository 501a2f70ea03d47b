// Something that a person sets off and that takes a while: whether it is under way, and why it failed.
import {useRef, useState} from "preact/hooks";
import {say, type Failure} from "./say";

export interface Action {
  busy: boolean;
  failure: Failure | undefined;
  run(what: () => Promise<void>): void;
  fail(failure: Failure | undefined): void;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
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
