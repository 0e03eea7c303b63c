import { useList } from '@refinedev/core';

/** How many records there are, for the tab of their screen. */
export function useTotal(resource: string): number | undefined {
  const { result, query } = useList({ resource, pagination: { pageSize: 1 }, errorNotification: false });
  // A deletion that can still be taken back is one less in every list, also in those that it was no part of.
  return query.isSuccess ? Math.max(0, result.total ?? 0) : undefined;
}
