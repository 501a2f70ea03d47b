import {createHash} from "node:crypto";
import {create, toBinary} from "@bufbuild/protobuf";
import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {GameTermsSchema} from "../../src/gen/chartroom/v1/fair_pb";
import {GameInfo_Status} from "../../src/gen/chartroom/v1/lobby_pb";
import {Side} from "../../src/gen/chartroom/v1/play_pb";
import {Store} from "../../src/state";
import {RefusalCode} from "../../src/wire";
import {FakeServer, settled} from "../wire/fake_server";

const seed = new Uint8Array(32).fill(7);
const seedInHex = "07".repeat(32);
const friend = {gameId: "g"};

let server: FakeServer;
let store: Store;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  await open();
});

afterEach(() => {
  store.connection.close();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  localStorage.setItem("chartroom.session", JSON.stringify({name: "Spee", token: "secret"}));
  server = new FakeServer();
  store = new Store(server.open);
  await server.line.accept();
  await server.line.reply(server.line.last("resume").correlation, {case: "signedIn", value: {name: "Spee"}} as never);
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("chartroom.nonce."));

// Spee takes the German side; gives what the server was sent as the commitment.
async function sitDown(): Promise<Uint8Array> {
  const taking = store.lobby.take({...friend, side: Side.ONE});
  await settled();
  const {correlation, request} = server.line.last("takeSide");
  await server.line.reply(correlation, {case: "game", value: waiting} as never);
  await taking;
  return request.of.case === "takeSide" ? request.of.value.nonceCommitment : new Uint8Array();
}

const seats = [
  {side: Side.ONE, player: "Spee"},
  {side: Side.TWO, player: "Cradock"},
];
const waiting = {id: "g", status: GameInfo_Status.WAITING, seats: [seats[0]], seedCommitment: seedInHex};

function begun(digest: Uint8Array, seedCommitment = seed, noncesMissing = [Side.ONE]) {
  const terms = create(GameTermsSchema, {gameId: "g", seedCommitment, nonces: [{side: Side.ONE, digest}]});
  return {...waiting, status: GameInfo_Status.PLAYING, seats, noncesMissing, terms: toBinary(GameTermsSchema, terms)};
}

const begins = (digest: Uint8Array, seedCommitment = seed) =>
  server.line.push({case: "game", value: begun(digest, seedCommitment)} as never);

function given(): Uint8Array[] {
  return server.line.asked("giveNonce").map(({request}) => {
    if (request.of.case !== "giveNonce") throw new Error("another request");
    return request.of.value.nonce;
  });
}

describe("my part in the dice", () => {
  test("is committed to as I sit down, and given when the game begins", async () => {
    const commitment = await sitDown();
    expect(given()).toEqual([]);
    await begins(commitment);
    const [nonce] = given();
    expect(nonce).toHaveLength(32);
    const committed = createHash("sha256").update("chartroom nonce 1:").update(nonce!).digest();
    expect(Buffer.from(commitment).equals(committed)).toBe(true);
    await server.line.reply(server.line.last("giveNonce").correlation, {case: "orderDone", value: {}} as never);
    expect(kept()).toEqual([]);
  });

  test("is given once, however often the game is told of meanwhile", async () => {
    const commitment = await sitDown();
    await begins(commitment);
    await begins(commitment);
    expect(given()).toHaveLength(1);
  });

  test("survives the page, and is given by the next", async () => {
    const commitment = await sitDown();
    store.connection.close();
    await open();
    await begins(commitment);
    expect(given()).toHaveLength(1);
  });

  test("is not given if the terms name another seed than was shown first", async () => {
    const commitment = await sitDown();
    const terms = new Uint8Array(32).fill(8);
    await begins(commitment, terms);
    expect(given()).toEqual([]);
    expect(store.nonces.where(store.lobby.game("g")!, Side.ONE)).toBe("other_terms");
  });

  test("is not given for terms that name another commitment", async () => {
    await sitDown();
    await begins(new Uint8Array(32).fill(1));
    expect(given()).toEqual([]);
    expect(store.nonces.where(store.lobby.game("g")!, Side.ONE)).toBe("elsewhere");
  });

  test("that was refused waits for the person", async () => {
    const commitment = await sitDown();
    await begins(commitment);
    await server.line.refuse(server.line.last("giveNonce").correlation, RefusalCode.WRONG_ORDER, "no");
    await begins(commitment);
    expect(given()).toHaveLength(1);
    const game = store.lobby.game("g")!;
    expect(store.nonces.failure(game, Side.ONE)?.what).toBeTruthy();
    void store.nonces.give(game, Side.ONE);
    await settled();
    expect(given()).toHaveLength(2);
  });

  test("of a seat that was refused, or given up, is not kept", async () => {
    const taking = store.lobby.take(friend).catch(() => {});
    await settled();
    expect(kept()).toHaveLength(1);
    await server.line.refuse(server.line.last("takeSide").correlation, RefusalCode.SEAT_TAKEN);
    await taking;
    expect(kept()).toEqual([]);
    await sitDown();
    expect(store.nonces.holds("g")).toBe(true);
    const leaving = store.lobby.leave("g");
    await settled();
    await server.line.reply(server.line.last("leaveGame").correlation, {case: "game", value: waiting} as never);
    await leaving;
    expect(kept()).toEqual([]);
  });

  test("is not made where the browser keeps nothing: it could not be given after the page is closed", async () => {
    vi.spyOn(store.keep, "lasts").mockReturnValue(false);
    expect(await sitDown()).toHaveLength(0);
  });
});
