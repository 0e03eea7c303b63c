import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useState } from 'react';
import { useDialogs } from '../../../overlays/dialogs';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';
import { MEMBER_KEY, useMember } from '../../../session/member';
import { useHydrated } from '../../../ui/use-hydrated';
import type { LiveShow } from '../use-live-show';

/** Garlands of a show, from a viewer's side. */
export interface Tips {
  /** In baht; empty where nobody can give one. */
  amounts: readonly number[];
  /** Whether one can be given this moment. */
  areOpen: boolean;
  open: () => void;
  /** The garland that was last asked for; it stays, however often the dialog is closed, or the page thrown away behind a bank's app. */
  openTipId: number | undefined;
  setOpenTipId: (id: number | undefined) => void;
}

/** What can be given from when a show should have begun, to whoever may watch it; after its end it stands in the chat alone. */
export function useTips(showId: number, { phase, chat }: LiveShow): Tips {
  const { open } = useDialogs();
  const isMember = useMember().state === 'member';
  const draft = `tip-${showId}`;
  const [tipId, setTipId] = useState(() => keptInTab<{ id: number }>(draft)?.id);
  const setOpenTipId = (id: number | undefined) => {
    keepInTab(draft, id === undefined ? undefined : { id });
    setTipId(id);
  };
  // The server knows of none.
  const openTipId = useHydrated() ? tipId : undefined;
  const isRead = !chat.isRefused && chat.refusal?.code !== 'CHAT_NOT_REPLAYED';
  const isOpen = isMember && phase !== 'lobby' && isRead;
  const { data = [] } = useQuery({
    queryKey: [...MEMBER_KEY, 'tip-offer'],
    queryFn: async ({ signal }) => (await call('GET', 'tipOffer', { signal })).data?.tip_amounts ?? [],
    enabled: isOpen,
    staleTime: Infinity,
    meta: { background: true },
  });
  const areOpen = isOpen && data.length > 0;
  return { amounts: data, areOpen, open: () => open({ name: 'tip' }), openTipId, setOpenTipId };
}
