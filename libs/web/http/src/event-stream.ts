/** A browser comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = { first: 5_000, more: 10_000 };
/** A server that restarts answers again after fewer. */
const SOON_TRIED = 6;
const RARER = 10;

interface Listener<Event> {
  onEvent: (event: Event) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen?: () => void;
  /** The stream broke; it is opened again by itself. */
  onLost?: () => void;
  /** The answer was no stream, for the first time or still after many tries: another call may say why. */
  onRefused?: () => void;
}

/**
 * Listens to what the server tells, whatever becomes of the connection: after a refusal or a restart of the server it is
 * opened again 5 to 15 s later, so that not all come back at the same moment, and after many refusals more rarely, or when
 * its line is back or its page looked at again. Where newer ones of its session took its place it waits until then.
 * @param url of an event stream whose messages are JSON
 * @returns stops listening
 */
export function openEventStream<Event>(
  url: string,
  { onEvent, onOpen, onLost, onRefused }: Listener<Event>,
): () => void {
  let again: ReturnType<typeof setTimeout>;
  let source: EventSource;
  let refusals = 0;
  const later = (rarer: number) => {
    again = setTimeout(connect, rarer * (AGAIN_MS.first + Math.random() * AGAIN_MS.more));
    if (rarer > 1) waitForReturn();
  };
  const waitForReturn = () => {
    document.addEventListener('visibilitychange', connectIfSeen);
    window.addEventListener('online', connect);
  };
  const stopWaiting = () => {
    clearTimeout(again);
    document.removeEventListener('visibilitychange', connectIfSeen);
    window.removeEventListener('online', connect);
  };
  const connectIfSeen = () => {
    if (document.visibilityState === 'visible') connect();
  };
  const connect = () => {
    stopWaiting();
    source = new EventSource(url);
    source.onopen = () => {
      refusals = 0;
      onOpen?.();
    };
    source.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as Event);
    source.onerror = () => {
      onLost?.();
      if (source.readyState !== EventSource.CLOSED) return;
      refusals += 1;
      if (refusals === 1 || refusals >= SOON_TRIED) onRefused?.();
      later(refusals < SOON_TRIED ? 1 : RARER);
    };
    source.addEventListener('over', () => {
      source.close();
      onLost?.();
      if (document.visibilityState === 'visible') later(RARER);
      else document.addEventListener('visibilitychange', connectIfSeen);
    });
  };
  connect();
  return () => {
    stopWaiting();
    source.close();
  };
}
