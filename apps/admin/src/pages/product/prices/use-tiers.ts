import { useInvalidate, useList, useNotification } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { call, errorText } from '@wethi/http';
import { Form } from 'antd';
import type { Tier } from './timeline';

export interface TiersForm {
  tiers: Tier[];
}

/** The price tiers of a product in a form of their own, saved with the product. */
export function useTiers(product_id: number | undefined) {
  const [form] = Form.useForm<TiersForm>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const { query, result } = useList<Schema<'ProductPrice'>>({
    resource: 'productPrice',
    filters: [{ field: 'product_id', operator: 'eq', value: product_id }],
    sorters: [{ field: 'id', order: 'asc' }],
    pagination: { pageSize: 100 },
    // Read anew with the product, and not while somebody types.
    queryOptions: {
      enabled: product_id !== undefined,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    },
    errorNotification: false,
  });
  const read = query.isSuccess && query.isFetchedAfterMount ? result.data : undefined;
  const before = new Map<number, Tier>(read?.map((row) => [row.id, tierOf(row)]));

  const rows = () => form.getFieldValue('tiers') as Tier[] | undefined;
  const changes = () => {
    const now = rows();
    if (!read || !now) return { saved: [], removed: [] };
    const saved = now
      .map((tier, place) => ({ tier, place }))
      .filter(({ tier }) => !isSame(tier, before.get(tier.id ?? 0)));
    return { saved, removed: read.filter(({ id }) => !now.some((tier) => tier.id === id)) };
  };

  /** @returns whether all of them are saved; what is not stands at its row */
  const save = async (): Promise<boolean> => {
    const { saved, removed } = changes();
    if (saved.length + removed.length === 0) return true;
    try {
      for (const { tier, place } of saved) {
        const { data } = await call('POST', 'productPrice', { body: { ...bodyOf(tier), product_id } as never }); // a row is typed as it is answered; the API judges what is sent
        // A second try does not make it twice.
        form.setFieldValue(['tiers', place, 'id'], tier.id ?? data?.insertId);
      }
      for (const { id } of removed) await call('DELETE', 'productPrice', { query: { id } });
      return true;
    } catch (error) {
      notify?.({ type: 'error', message: 'บันทึกราคาไม่สำเร็จ', description: errorText(error) });
      return false;
    } finally {
      void invalidate({ resource: 'productPrice', invalidates: ['list'] });
    }
  };
  const count = () => {
    const { saved, removed } = changes();
    return saved.length + removed.length;
  };
  return { form, read, query, count, save };
}

const COLUMNS = [
  'product_price_title',
  'product_price_value',
  'product_price_type',
  'product_price_member',
  'product_price_show',
  'product_price_start',
  'product_price_to',
] as const;

export function tierOf(row: Tier & { id: number }): Tier {
  return { ...bodyOf(row), id: row.id };
}

function bodyOf(tier: Tier): Tier {
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, tier[column] ?? null]));
  return { ...(tier.id && { id: tier.id }), ...columns } as unknown as Tier; // put together from pairs, an object's type forgets its columns
}

function isSame(tier: Tier, before: Tier | undefined): boolean {
  return before !== undefined && COLUMNS.every((column) => (tier[column] || null) === (before[column] || null));
}
