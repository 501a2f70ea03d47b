export {JoinPage} from "./JoinPage";
export {LobbyPage} from "./LobbyPage";
export {NewGamePage} from "./NewGamePage";
export {NotifyOffer} from "./NotifyOffer";
export {Welcome} from "./Welcome";
export * from "./words";
