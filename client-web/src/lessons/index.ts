export {LearnPage} from "./LearnPage";
export {LessonCard} from "./LessonCard";
export {isBattle} from "./plan";
export {TourPage} from "./tour/TourPage";
