import { useQuery } from '@tanstack/react-query';
import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { call } from '@wethi/http';
import type { Paying } from '../../../overlays/overlay';
import { searchWith } from '../../../overlays/overlay';
import { paths } from '../../../config/paths';

/** The ways to sign in beside the phone that this shop has. */
export function useSocialWays(): readonly SocialProvider[] {
  const { data } = useQuery({
    queryKey: ['socialWays'],
    queryFn: async ({ signal }) => (await call('GET', 'socialWays', { signal })).data?.ways ?? [],
    staleTime: Infinity,
    meta: { background: true },
  });
  return data ?? [];
}

/** Where pressing a button leads: the server sends the browser on to the other site, and afterwards to `then`. */
export function beginAddress(
  provider: SocialProvider,
  then: string,
  { link = false, byApp = true }: { link?: boolean; byApp?: boolean } = {},
): string {
  const wish = { provider, then, ...(link && { link: '1' }), ...(!byApp && { app: '0' }) };
  return `/api/socialBegin?${new URLSearchParams(wish)}`;
}

/** Where somebody goes after signing in: on with what they paid, or to their shows. */
export function placeAfter(
  { pathname, search }: { pathname: string; search: string },
  then: Paying | undefined,
): string {
  return then ? pathname + searchWith(search, { name: 'pay', ...then }) : paths.member;
}

/** 'line-cancelled' as the server puts it into the address. */
export function returnedBy(word: string): { provider: SocialProvider; outcome: string } | undefined {
  const [provider = '', outcome = ''] = word.split('-');
  return provider in SOCIAL_PROVIDER ? { provider: provider as SocialProvider, outcome } : undefined;
}
