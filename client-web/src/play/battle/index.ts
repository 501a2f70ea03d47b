export {BattleBoard, type BattleBoardProps} from "./BattleBoard";
export {aimingOf, isAimsDraft, type Aiming} from "./aiming";
export {beatsOf, type Beat} from "./round";
