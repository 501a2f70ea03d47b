import app from "./app.json";
import battle from "./battle.json";
import chart from "./chart.json";
import farSeas from "./far_seas.json";
import lessons from "./lessons.json";
import lobby from "./lobby.json";
import play from "./play.json";
import replay from "./replay.json";
import rules from "./rules.json";
import rulesSaid from "./said.json";
import serverSaid from "./said_by_server.json";

export default {...app, ...battle, ...chart, ...farSeas, ...lessons, ...lobby, ...play, ...replay, ...rules};

// What the server says, by its English pattern: the rules and the table; refusals that are not of the rules.
export const said = {...rulesSaid, ...serverSaid};
