import { useQueryClient } from '@tanstack/react-query';
import type { StageEvent } from '@wethi/contract';
import { useState } from 'react';
import type { SongTotals } from '../../session/reactions/stage-reactions';
import { useStageEvents } from '../../session/use-stage-events';
import { catchUpComments, hearComments } from './comments/told-comments';

interface ReplayStage {
  /** How many people watch it; 0 until it is known. */
  watching: number;
  /** How many chose what for each song; undefined until it is told. */
  totals: SongTotals | undefined;
}

/**
 * What happens at the stage of a recording, as its stream tells it; what is said about songs goes into their conversations.
 * @param wanted whether the viewer may hear it: the server gives nobody else a stream
 */
export function useReplayStage(stageId: number | undefined, wanted: boolean): ReplayStage {
  const client = useQueryClient();
  const [watching, setWatching] = useState(0);
  const [totals, setTotals] = useState<SongTotals>();
  const onEvent = (event: StageEvent) => {
    if (event.type === 'state') setWatching(event.watching);
    if (event.type === 'reactions') setTotals(event.totals);
    if (event.type === 'talk') {
      const { comments, comments_answered: answered, comments_removed: removed } = event;
      void hearComments(client, { comments, answered, removed });
    }
  };
  useStageEvents(stageId, wanted, { onEvent, onOpen: () => void catchUpComments(client) });
  return { watching, totals };
}
