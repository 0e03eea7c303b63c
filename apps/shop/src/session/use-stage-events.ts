import type { StageEvent } from '@wethi/contract';
import { useEventStream } from './use-event-stream';

interface Listener {
  onEvent: (event: StageEvent) => void;
  /** The stream is open, for the first time or again: what was told meanwhile is not repeated. */
  onOpen: () => void;
  /** Whoever may hear it no more learns so by another call. */
  onRefused?: () => void;
}

/** Listens to what happens at a stage for as long as it is `wanted`. */
export function useStageEvents(stageId: number | undefined, wanted: boolean, listener: Listener): void {
  useEventStream(wanted && stageId !== undefined ? `stage/events?stage_id=${stageId}` : undefined, listener);
}
