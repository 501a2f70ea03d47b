export {Connection, silentMs, type ConnectionOptions, type LineState, type WatchHandle} from "./connection";
export {type Socket} from "./line";
export {keepAwake, socketOfThisHost} from "./page";
export {Abandoned, LineLost, Refusal, RefusalCode, isRefusal} from "./refusal";
export {newId, type ReplyTo, type RequestBody, type RequestName} from "./requests";
export {type WatchWish} from "./watch";
