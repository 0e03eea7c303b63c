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
