import {
  matchResourceFromRoute,
  QS_PARSE_DEPTH,
  ResourceContext,
  type GoConfig,
  type IResourceItem,
  type ParseResponse,
  type RouterProvider,
} from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import qs from 'qs';
import { useCallback, useContext } from 'react';
import { matchPath, useLocation, useParams, type Location, type Params } from 'react-router';

/**
 * Refine's router, but for two things. What it keeps of the address is read at the moment of going: its own is of the
 * last rendering, so that a list which writes down its filters would close the panel that somebody opened since. And an
 * address is read once: each of Refine's hooks reads it several times, and a list with a dozen of them in each row spent
 * a fifth of its rendering on that.
 */
export const routerProvider: RouterProvider = {
  ...refineRouter,
  go: function useGo() {
    const go = refineRouter.go?.();
    return useCallback((config: GoConfig) => go?.(withPresentQuery(config)), [go]);
  },
  parse: function useParse() {
    const params = useParams();
    const { pathname, search } = useLocation();
    const { resources } = useContext(ResourceContext);
    return useCallback(() => readOnce({ params, pathname, search, resources }), [params, pathname, search, resources]);
  },
};

interface Address extends Pick<Location, 'pathname' | 'search'> {
  /** Of the route that asks; one object until one goes elsewhere. */
  params: Params;
  resources: IResourceItem[];
}

const lastRead = new WeakMap<Params, { address: Address; meaning: ParseResponse }>();

function readOnce(address: Address): ParseResponse {
  const { params, pathname, search, resources } = address;
  const last = lastRead.get(params);
  const isSame =
    last?.address.pathname === pathname && last.address.search === search && last.address.resources === resources;
  if (isSame) return last.meaning;
  const meaning = meaningOf(address);
  lastRead.set(params, { address, meaning });
  return meaning;
}

/** As Refine's router understands it. */
function meaningOf({ params, pathname, search, resources }: Address): ParseResponse {
  const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, resources);
  const isOutside = Object.keys(params).length === 0;
  const own = (isOutside && matchedRoute && matchPath(matchedRoute, pathname)?.params) || params;
  const { currentPage, pageSize, to, ...others } = {
    ...own,
    ...qs.parse(search, { ignoreQueryPrefix: true, depth: QS_PARSE_DEPTH }),
  };
  return {
    ...(resource && { resource }),
    ...(action && { action }),
    ...(own['id'] && { id: decodeURIComponent(own['id']) }),
    pathname,
    params: {
      ...others,
      currentPage: countingNumber(currentPage),
      pageSize: countingNumber(pageSize),
      to: typeof to === 'string' ? decodeURIComponent(to) : undefined,
    },
  };
}

/** Of a page that is none a list shows the first. */
function countingNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

function withPresentQuery(config: GoConfig): GoConfig {
  if (!config.options?.keepQuery) return config;
  const { query = {}, options } = config;
  const isReplaced = ([key]: [string, string]) => nameOf(key) in query;
  const kept = [...new URLSearchParams(window.location.search)].filter((parameter) => !isReplaced(parameter));
  const whole = encoded({ ...Object.fromEntries(kept), ...query }) as GoConfig['query']; // of the same shape
  return { ...config, query: whole, options: { ...options, keepQuery: false } };
}

/** Refine writes values into the address as they are: what would end one there, or all of them, is encoded before. */
function encoded(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[%&#+]/g, (character) => encodeURIComponent(character));
  if (Array.isArray(value)) return value.map(encoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, encoded(part)]));
}

/** Of `filters[0][field]`: `filters`. */
function nameOf(key: string): string {
  return key.split('[', 1)[0] ?? key;
}
