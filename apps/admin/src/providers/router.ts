import type { GoConfig, RouterProvider } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { useCallback } from 'react';

/**
 * Refine's router, but for what it keeps of the address: that is read at the moment of going. Its own is of the last
 * rendering, so that a list which writes down its filters would close the panel that somebody opened since.
 */
export const routerProvider: RouterProvider = {
  ...refineRouter,
  go: function useGo() {
    const go = refineRouter.go?.();
    return useCallback((config: GoConfig) => go?.(withPresentQuery(config)), [go]);
  },
};

function withPresentQuery(config: GoConfig): GoConfig {
  if (!config.options?.keepQuery) return config;
  const { query = {}, options } = config;
  const isReplaced = ([key]: [string, string]) => nameOf(key) in query;
  const kept = [...new URLSearchParams(window.location.search)].filter((parameter) => !isReplaced(parameter));
  return { ...config, query: { ...Object.fromEntries(kept), ...query }, options: { ...options, keepQuery: false } };
}

/** Of `filters[0][field]`: `filters`. */
function nameOf(key: string): string {
  return key.split('[', 1)[0] ?? key;
}
