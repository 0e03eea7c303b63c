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

/** A tier as it was read or saved last; a version that is not known yet is not asked for. */
type Known = Tier & { id: number; update_at?: string };

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
  const before = useRef<Map<number, Known>>(undefined);
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
  const noteNewer = (error: unknown, known: Known | undefined, removes: boolean): void => {
    const newer = error instanceof ApiError ? rowChangeOf(error) : undefined;
    if (newer && known) setChange({ ...newer, id: known.id, title: known.product_price_title ?? '', removes });
  };
  const saveOne = async (tier: Tier, place: number) => {
    const known = before.current?.get(tier.id ?? 0);
    const { id, update_at } = known ?? {};
    const body = known ? { id, update_at, ...changedValues(known, bodyOf(tier)) } : { ...bodyOf(tier), product_id };
    try {
      const { data } = await call('POST', 'productPrice', { body: body as never }); // a row is typed as it is answered; the API judges what is sent
      const saved = { ...tier, id: tier.id ?? data?.insertId ?? 0, update_at };
      before.current?.set(saved.id, saved);
      // A second try does not make it twice.
      form.setFieldValue(['tiers', place, 'id'], saved.id);
    } catch (error) {
      noteNewer(error, known, false);
      throw error;
    }
  };
  const remove = async (id: number) => {
    const known = before.current?.get(id);
    try {
      await call('DELETE', 'productPrice', { query: { id, update_at: known?.update_at } });
    } catch (error) {
      noteNewer(error, known, true);
      // A colleague may have removed it, too.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    before.current?.delete(id);
  };

  /** Of what is as the form knows it, the form stands on the newest version from now on. */
  const settle = async () => {
    const { data } = await query.refetch();
    for (const row of data?.data ?? []) if (isSame(row, before.current?.get(row.id))) before.current?.set(row.id, row);
  };

  /** @returns whether all of them are saved; what is not stands at its row */
  const save = async (): Promise<boolean> => {
    const { saved, removed } = changes();
    if (saved.length + removed.length === 0) return true;
    setChange(undefined);
    try {
      for (const { tier, place } of saved) await saveOne(tier, place);
      for (const id of removed) await remove(id);
      return true;
    } catch (error) {
      const isToldAtTier = error instanceof ApiError && rowChangeOf(error) !== undefined;
      if (!isToldAtTier) notify?.({ type: 'error', message: 'บันทึกราคาไม่สำเร็จ', description: errorText(error) });
      return false;
    } finally {
      await settle();
      void invalidate({ resource: 'productPrice', invalidates: ['list'] });
    }
  };
  /** Lets the form stand on what they saved. @param shown of the tier from now on; undefined where it stays removed */
  const standOnTheirs = async (shown: (row: Row, known: Known, tier: Tier | undefined) => Tier | undefined) => {
    const { data } = await query.refetch();
    const row = data?.data.find(({ id }) => id === change?.id);
    const known = row && before.current?.get(row.id);
    const now = rows();
    if (!known || !now) return;
    const tier = shown(
      row,
      known,
      now.find(({ id }) => id === row.id),
    );
    before.current?.set(row.id, row);
    const others = now.filter(({ id }) => id !== row.id);
    form.setFieldValue('tiers', (tier ? [...others, tier] : others).toSorted(byId));
    setChange(undefined);
  };
  /** Shows the tier that somebody else saved as it is now. */
  const look = () => standOnTheirs(tierOf);
  /** The next saving is over what they saved, in the fields that were typed alone. */
  const passOver = () => standOnTheirs((row, known, tier) => tier && { ...tierOf(row), ...changedValues(known, tier) });
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
