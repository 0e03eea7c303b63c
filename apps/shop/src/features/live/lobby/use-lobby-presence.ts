import { LOBBY_SAY_SECONDS, type LobbyFinding } from '@wethi/contract';
import { call } from '@wethi/http';
import { useEffect } from 'react';
import type { Verdict } from './verdict';

const FINDING: Partial<Record<Verdict['kind'], LobbyFinding>> = {
  good: 'good',
  slow: 'slow',
  sound: 'slow',
  blocked: 'blocked',
  unplayable: 'unplayable',
};

/** Tells the studio what the check of this page found, as long as the page is open: it sees before the show who will have trouble. */
export function useLobbyPresence(showId: number, { kind }: Verdict, isEnabled: boolean): void {
  const found = FINDING[kind];
  useEffect(() => {
    if (!found || !isEnabled) return;
    const say = () => void call('POST', 'lobbyCheck', { body: { id: showId, found } }).catch(() => undefined);
    say();
    const timer = setInterval(say, LOBBY_SAY_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [showId, found, isEnabled]);
}
