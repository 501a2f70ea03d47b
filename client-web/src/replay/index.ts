export {ReplayPage} from "./ReplayPage";
