// The connection of a page in a browser: to the page's own host, and awake when the page is.
import type {Connection} from "./connection";
import type {Socket} from "./line";

export function socketOfThisHost(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  try {
    return new WebSocket(`${scheme}://${location.host}/v1/play`) as unknown as Socket;
  } catch (error) {
    // A browser without, or one that was told to open none: to us the same as a line that nobody answers.
    console.error(error);
    return closedSocket();
  }
}

function closedSocket(): Socket {
  const socket: Socket = {
    binaryType: "arraybuffer",
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => {},
    close: () => {},
  };
  setTimeout(() => socket.onclose?.(new CloseEvent("close", {code: 1006})));
  return socket;
}

// Timers of a page in the background are slow, and a network that changed tells nobody: look when there is reason to. Also when the
// browser says that it is offline, since a server on the same machine is still there. Gives what undoes it.
export function keepAwake(connection: Connection): () => void {
  const wake = () => connection.wake();
  const whenVisible = () => document.visibilityState === "visible" && connection.wake();
  document.addEventListener("visibilitychange", whenVisible);
  window.addEventListener("online", wake);
  window.addEventListener("offline", wake);
  window.addEventListener("pageshow", wake);
  return () => {
    document.removeEventListener("visibilitychange", whenVisible);
    for (const event of ["online", "offline", "pageshow"]) window.removeEventListener(event, wake);
  };
}
