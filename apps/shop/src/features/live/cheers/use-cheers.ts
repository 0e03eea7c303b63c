import type { Cheer, Cheers } from '@wethi/contract';
import { call } from '@wethi/http';
import { useState } from 'react';
import { RisingCheers } from './rising-cheers';
import { SentCheers } from './sent-cheers';

const mayMove = () => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface LiveCheers {
  rising: RisingCheers;
  press: (cheer: Cheer) => void;
}

/** Cheers of a stage: what rises over its picture, and the viewer's own. */
export function useCheers(stageId: number): LiveCheers {
  const [rising] = useState(() => new RisingCheers(mayMove));
  const [sent] = useState(() => new SentCheers((cheers) => send(stageId, cheers)));
  const press = (cheer: Cheer) => {
    rising.press(cheer);
    sent.press(cheer);
  };
  return { rising, press };
}

/** A cheer that got lost is not worth a word. */
function send(stage_id: number, cheers: Cheers): void {
  call('POST', 'stageCheers', { body: { stage_id, ...cheers } }).catch(() => undefined);
}
