import { useInvalidate, useList, useNotification } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { ApiError, call, errorText } from '@wethi/http';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { changedValues } from '../../../record/changed-values';
import { rowChangeOf, type RowChange } from '../../../record/row-change';
import type { Tier } from './timeline';

type Row = Schema<'ProductPrice'>;

export interface TiersForm {
  tiers: Tier[];
}

/** A tier that somebody saved after it was read. */
export interface TierChange extends RowChange {
  id: number;
  title: string;
  /** It was to be removed. */
  removes: boolean;
}

/** The price tiers of a product in a form of their own, saved with the product, each over the version that was read. */
export function useTiers(product_id: number | undefined) {
  const [form] = Form.useForm<TiersForm>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const { query, result } = useList<Row>({
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
  // What the form stands on: another reading does not change it.
  const before = useRef<Map<number, Row>>(undefined);
  if (read) before.current ??= new Map(read.map((row) => [row.id, row]));
  const [change, setChange] = useState<TierChange>();

  const rows = () => form.getFieldValue('tiers') as Tier[] | undefined;
  const changes = () => {
    const now = rows();
    const known = before.current;
    if (!known || !now) return { saved: [], removed: [] };
    const saved = now
      .map((tier, place) => ({ tier, place }))
      .filter(({ tier }) => !isSame(tier, known.get(tier.id ?? 0)));
    return { saved, removed: [...known.keys()].filter((id) => !now.some((tier) => tier.id === id)) };
  };

  /** What a colleague saved over a tier meanwhile is told beside the form. */
  const noteNewer = (error: unknown, known: Row | undefined, removes: boolean): never => {
    const newer = error instanceof ApiError ? rowChangeOf(error) : undefined;
    if (newer && known) setChange({ ...newer, id: known.id, title: known.product_price_title ?? '', removes });
    throw error;
  };
  const saveOne = async (tier: Tier, place: number) => {
    const known = before.current?.get(tier.id ?? 0);
    const { id, update_at } = known ?? {};
    const body = known ? { id, update_at, ...changedValues(known, bodyOf(tier)) } : { ...bodyOf(tier), product_id };
    const { data } = await call('POST', 'productPrice', { body: body as never }) // a row is typed as it is answered; the API judges what is sent
      .catch((error: unknown) => noteNewer(error, known, false));
    // A second try does not make it twice.
    form.setFieldValue(['tiers', place, 'id'], tier.id ?? data?.insertId);
  };
  const removeOne = async (id: number) => {
    const known = before.current?.get(id);
    await call('DELETE', 'productPrice', { query: { id, update_at: known?.update_at } }).catch((error: unknown) =>
      noteNewer(error, known, true),
    );
    before.current?.delete(id);
  };

  /** What was written is what the form stands on from now on, unless somebody wrote something else over it at once. */
  const settle = async (written: readonly number[]) => {
    const { data } = await query.refetch();
    const now = new Map(rows()?.map((tier) => [tier.id, tier]));
    for (const row of data?.data ?? []) {
      const tier = now.get(row.id);
      if (tier && written.includes(tier.id ?? 0) && isSame(tier, row)) before.current?.set(row.id, row);
    }
  };

  /** @returns whether all of them are saved; what is not stands at its row */
  const save = async (): Promise<boolean> => {
    const { saved, removed } = changes();
    if (saved.length + removed.length === 0) return true;
    const written: number[] = [];
    setChange(undefined);
    try {
      for (const { tier, place } of saved) {
        await saveOne(tier, place);
        written.push(form.getFieldValue(['tiers', place, 'id']) as number);
      }
      for (const id of removed) await removeOne(id);
      return true;
    } catch (error) {
      notify?.({ type: 'error', message: 'บันทึกราคาไม่สำเร็จ', description: errorText(error) });
      return false;
    } finally {
      await settle(written);
      void invalidate({ resource: 'productPrice', invalidates: ['list'] });
    }
  };
  /** Shows the tier that somebody else saved as it is now. */
  const look = async () => {
    const { data } = await query.refetch();
    const row = data?.data.find(({ id }) => id === change?.id);
    const others = rows()?.filter(({ id }) => id !== change?.id);
    if (!row || !others) return;
    before.current?.set(row.id, row);
    form.setFieldValue('tiers', [...others, tierOf(row)].toSorted(byId));
    setChange(undefined);
  };
  /** From now on the form stands on what they saved: the next saving is over it. */
  const passOver = () => {
    const row = before.current?.get(change?.id ?? 0);
    if (row && change) before.current?.set(row.id, { ...row, update_at: change.update_at });
    setChange(undefined);
  };
  const count = () => {
    const { saved, removed } = changes();
    return saved.length + removed.length;
  };
  return { form, read, query, count, save, change, look, passOver };
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

/** New ones stand last, as they were added. */
function byId(one: Tier, other: Tier): number {
  return (one.id ?? Infinity) - (other.id ?? Infinity) || 0;
}

function bodyOf(tier: Tier): Tier {
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, tier[column] ?? null]));
  return { ...(tier.id && { id: tier.id }), ...columns } as unknown as Tier; // put together from pairs, an object's type forgets its columns
}

function isSame(tier: Tier, before: Tier | undefined): boolean {
  return before !== undefined && COLUMNS.every((column) => (tier[column] || null) === (before[column] || null));
}
