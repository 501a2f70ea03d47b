import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {Keep} from "../../src/state/keep";
import {Notifications} from "../../src/state/notifications";

const told: {title: string; options: NotificationOptions}[] = [];

class Recorder {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title: string, options: NotificationOptions) {
    told.push({title, options});
  }
}

function looking({visible, focused}: {visible: boolean; focused: boolean}): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  vi.spyOn(document, "hasFocus").mockReturnValue(focused);
}

const tell = (notifications: Notifications) => notifications.tell("Off Chile", "It is your turn.", "game-1", () => {});

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  vi.stubGlobal("Notification", Recorder);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("notifications", () => {
  test("say nothing to who did not ask for them", () => {
    looking({visible: false, focused: false});
    tell(new Notifications(new Keep()));
    expect(told).toEqual([]);
  });

  test.each([
    {visible: false, focused: false, times: 1},
    {visible: true, focused: false, times: 1}, // behind another window, or beside the one that is written in
    {visible: true, focused: true, times: 0},
  ])("of a page that is visible: $visible, focused: $focused", async ({visible, focused, times}) => {
    const notifications = new Notifications(new Keep());
    await notifications.turnOn();
    looking({visible, focused});
    tell(notifications);
    expect(told).toHaveLength(times);
  });
});
