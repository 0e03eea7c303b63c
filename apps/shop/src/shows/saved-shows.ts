import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'wethi-saved-shows';
const MAX_SAVED = 30;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Nothing where the browser keeps nothing. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function idsIn(text: string): number[] {
  return text.split(',').map(Number).filter(Boolean);
}

function keep(ids: number[]): void {
  localStorage.setItem(KEY, ids.slice(0, MAX_SAVED).join(','));
  listeners.forEach((listener) => listener());
}

/** Ids of the shows that a visitor wants to watch later, the latest first; this browser alone knows them. */
export function useSavedShows(): readonly number[] {
  const text = useSyncExternalStore(listen, stored, () => '');
  return useMemo(() => idsIn(text), [text]);
}

/** @param place where in the list, for one that comes back */
export function saveShow(id: number, place = 0): void {
  const others = idsIn(stored()).filter((other) => other !== id);
  keep([...others.slice(0, place), id, ...others.slice(place)]);
}

/** @returns the place that it had */
export function removeShow(id: number): number {
  const ids = idsIn(stored());
  keep(ids.filter((other) => other !== id));
  return ids.indexOf(id);
}
