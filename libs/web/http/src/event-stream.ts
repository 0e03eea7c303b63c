/** A browser comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = { first: 5_000, more: 10_000 };

interface Listener<Event> {
  onEvent: (event: Event) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen?: () => void;
  /** The stream broke; it is opened again by itself. */
  onLost?: () => void;
}

/**
 * Listens to what the server tells, whatever becomes of the connection: after a refusal or a restart of the server it is
 * opened again 5 to 15 s later, so that not all come back at the same moment.
 * @param url of an event stream whose messages are JSON
 * @returns stops listening
 */
export function openEventStream<Event>(url: string, { onEvent, onOpen, onLost }: Listener<Event>): () => void {
  let again: ReturnType<typeof setTimeout>;
  let source: EventSource;
  const connect = () => {
    source = new EventSource(url);
    source.onopen = () => onOpen?.();
    source.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as Event);
    source.onerror = () => {
      onLost?.();
      if (source.readyState === EventSource.CLOSED)
        again = setTimeout(connect, AGAIN_MS.first + Math.random() * AGAIN_MS.more);
    };
  };
  connect();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
