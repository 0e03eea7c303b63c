import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useEffect, useState } from 'react';

const PAUSE_MS = 150;
const LONGEST = 100;

/** What was typed, and once the keys rest the newest answer with its text; the one before stays until the next arrives. */
export function useSearch(typed: string) {
  const text = typed.trim().slice(0, LONGEST);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET', 'adminSearch', { query: { q: asked }, signal });
      return { answered: asked, answer: data };
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
    meta: { background: true },
  });
  return { text, ...query.data, isNewest: asked === text && !query.isPlaceholderData, query };
}
