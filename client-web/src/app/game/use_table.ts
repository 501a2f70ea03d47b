// A game's table for as long as a component shows it.
import {useEffect, useState} from "preact/hooks";
import type {Pack} from "../../far_seas/pack";
import type {Side} from "../../gen/chartroom/v1/play_pb";
import {say, useStore, type Failure, type Table} from "../../state";

export function useTable(gameId: string, side: Side): Table | undefined {
  const store = useStore();
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    const opened = store.openTable(gameId, side);
    setTable(opened);
    return () => {
      setTable(undefined);
      store.closeTable(opened);
    };
  }, [store, gameId, side]);
  return table;
}

// Asks what the lobby knows of a game, and says if it cannot be seen.
export function useLook(gameId: string): Failure | undefined {
  const store = useStore();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let wanted = true;
    store.look(gameId).catch((error: unknown) => wanted && setFailure(say(error)));
    return () => void (wanted = false);
  }, [store, gameId]);
  return failure;
}

// The data pack that the game is played with.
export function usePack(ruleset: string): {pack: Pack | undefined; failure: Failure | undefined} {
  const {library} = useStore();
  const [pack, setPack] = useState<Pack>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let wanted = true;
    library.pack(ruleset).then(
      (read) => wanted && setPack(read),
      (error: unknown) => wanted && setFailure(say(error)),
    );
    return () => void (wanted = false);
  }, [library, ruleset]);
  return {pack, failure};
}
