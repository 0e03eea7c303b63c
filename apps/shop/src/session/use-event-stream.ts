import { callUrl, openEventStream } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';

interface Listener<Event> {
  onEvent: (event: Event) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen?: () => void;
  /** It broke, and is opened again by itself. */
  onLost?: () => void;
  /** The answer was no stream: another call may say why. */
  onRefused?: () => void;
}

/**
 * Listens to what the server tells.
 * @param path below /api; another one, or another `key`, is another connection; undefined for none
 */
export function useEventStream<Event>(path: string | undefined, listener: Listener<Event>, key = ''): void {
  const onEvent = useEffectEvent((event: Event) => listener.onEvent(event));
  const onOpen = useEffectEvent(() => listener.onOpen?.());
  const onLost = useEffectEvent(() => listener.onLost?.());
  const onRefused = useEffectEvent(() => listener.onRefused?.());
  useEffect(() => {
    if (path === undefined) return;
    return openEventStream<Event>(callUrl(path), {
      onEvent: (event) => onEvent(event),
      onOpen: () => onOpen(),
      onLost: () => onLost(),
      onRefused: () => onRefused(),
    });
  }, [path, key]);
}
