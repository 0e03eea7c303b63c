import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useState } from 'react';
import { useDialogs } from '../../../overlays/dialogs';
import { MEMBER_KEY, useMember } from '../../../session/member';
import type { LiveShow } from '../use-live-show';

/** Garlands of a show, from a viewer's side. */
export interface Tips {
  /** In baht; empty where nobody can give one. */
  amounts: readonly number[];
  /** Whether one can be given this moment. */
  areOpen: boolean;
  open: () => void;
  /** The garland that was last asked for; it stays, however often the dialog is closed. */
  asked: number | undefined;
  setAsked: (id: number | undefined) => void;
}

/** What can be given while a show is on air, to whoever may watch it. */
export function useTips({ phase, chat }: LiveShow): Tips {
  const { open } = useDialogs();
  const isMember = useMember().state === 'member';
  const [asked, setAsked] = useState<number>();
  const { data = [] } = useQuery({
    queryKey: [...MEMBER_KEY, 'tip-offer'],
    queryFn: async ({ signal }) => (await call('GET', 'tipOffer', { signal })).data?.tip_amounts ?? [],
    enabled: isMember && phase === 'on-air' && !chat.isRefused,
    staleTime: Infinity,
    meta: { background: true },
  });
  const areOpen = isMember && phase === 'on-air' && !chat.isRefused && data.length > 0;
  return { amounts: data, areOpen, open: () => open({ name: 'tip' }), asked, setAsked };
}
