import type { StageEvent } from '@wethi/contract';
import { callUrl } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';

/** A browser comes back by itself after a lost connection, but not after an answer that is no stream. */
const AGAIN_MS = { first: 5_000, more: 10_000 };

interface Listener {
  onEvent: (event: StageEvent) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen: () => void;
}

/** Listens to what happens at a stage for as long as it is `wanted`. */
export function useStageEvents(stageId: number, wanted: boolean, listener: Listener): void {
  const hear = useEffectEvent((event: StageEvent) => listener.onEvent(event));
  const open = useEffectEvent(() => listener.onOpen());
  useEffect(() => {
    if (!wanted) return;
    let again: ReturnType<typeof setTimeout>;
    let source: EventSource;
    const connect = () => {
      source = new EventSource(`${callUrl('stage/events')}?stage_id=${stageId}`);
      source.onopen = () => open();
      source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as StageEvent);
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
  }, [stageId, wanted]);
}
