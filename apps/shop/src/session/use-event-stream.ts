import { callUrl } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';

/** A browser comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = { first: 5_000, more: 10_000 };

interface Listener<Event> {
  onEvent: (event: Event) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen?: () => void;
}

/**
 * Listens to what the server tells.
 * @param path below /api; another one, or another `key`, is another connection; undefined for none
 */
export function useEventStream<Event>(path: string | undefined, listener: Listener<Event>, key = ''): void {
  const hear = useEffectEvent((event: Event) => listener.onEvent(event));
  const open = useEffectEvent(() => listener.onOpen?.());
  useEffect(() => {
    if (path === undefined) return;
    let again: ReturnType<typeof setTimeout>;
    let source: EventSource;
    const connect = () => {
      source = new EventSource(callUrl(path));
      source.onopen = () => open();
      source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Event);
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED)
          again = setTimeout(connect, AGAIN_MS.first + Math.random() * AGAIN_MS.more);
      };
    };
    connect();
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [path, key]);
}
