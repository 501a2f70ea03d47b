// What the first page of a game brings over the line, with nothing kept from before.
import {fromBinary} from "@bufbuild/protobuf";
import {EnvelopeSchema} from "../../../client-web/src/gen/chartroom/v1/envelope_pb";
import {expect, test} from "../harness";

const most = 300_000; // bytes, compressed

for (const language of ["en", "de"]) {
  test(`the first page of a game is under 300 KB, in ${language}`, async ({sitDown}) => {
    test.setTimeout(180_000);
    const player = await sitDown();
    const {page, context} = player;
    await player.register();
    const game = await player.setUp({scenario: "Basic game"});
    await page.evaluate((chosen) => localStorage.setItem("chartroom.language", chosen), language);

    const asked: string[] = [];
    let files = 0;
    let line = 0;
    const fresh = await context.newPage();
    fresh.on("websocket", (socket) => {
      socket.on("framereceived", ({payload}) => (line += payload.length));
      socket.on("framesent", ({payload}) => {
        const {body} = fromBinary(EnvelopeSchema, new Uint8Array(payload as Buffer));
        if (body.case === "request") asked.push(body.value.of.case ?? "");
      });
    });
    const network = await context.newCDPSession(fresh);
    network.on("Network.loadingFinished", ({encodedDataLength}) => (files += encodedDataLength));
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", {cacheDisabled: true});
    await fresh.goto(game, {waitUntil: "networkidle"});
    await expect(fresh.locator("html")).toHaveAttribute("lang", language);
    await expect(fresh.locator('path[role="button"][data-area="4"]')).toBeVisible();

    expect(files).toBeGreaterThan(100_000); // it was counted
    expect(files + line).toBeLessThan(most);
    expect(asked).toContain("watch");
    expect(asked).not.toContain("getPack"); // it is one of the files: the page's is the server's
  });
}
