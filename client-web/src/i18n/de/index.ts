import app from "./app.json";
import battle from "./battle.json";
import chart from "./chart.json";
import farSeas from "./far_seas.json";
import lessons from "./lessons.json";
import lobby from "./lobby.json";
import play from "./play.json";
import replay from "./replay.json";
import rules from "./rules.json";

export default {...app, ...battle, ...chart, ...farSeas, ...lessons, ...lobby, ...play, ...replay, ...rules};
