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

/** What the check of this page found last, by show: whoever waits past the planned time is checked no more. */
const found = new Map<number, LobbyFinding>();

/** Tells what the check of this page found, as long as the page is open: the studio sees before the show who will have trouble. */
export function useLobbyPresence(showId: number, { kind }: Verdict, isEnabled: boolean): void {
  const finding = FINDING[kind];
  useEffect(() => {
    if (!finding || !isEnabled) return;
    found.set(showId, finding);
    return keepSaying(showId, finding, 'now');
  }, [showId, finding, isEnabled]);
}

/** The planned time has come, and whoever was in the lobby still waits. */
export function useStillWaiting(showId: number): void {
  useEffect(() => {
    const finding = found.get(showId);
    return finding && keepSaying(showId, finding);
  }, [showId]);
}

function keepSaying(id: number, finding: LobbyFinding, first?: 'now'): () => void {
  // Whether one is counted is not worth a word.
  const say = () => void call('POST', 'lobbyCheck', { body: { id, found: finding } }).catch(() => undefined);
  if (first) say();
  const timer = setInterval(say, LOBBY_SAY_SECONDS * 1000);
  return () => clearInterval(timer);
}
