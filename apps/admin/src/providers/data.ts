import type {
  BaseKey,
  BaseRecord,
  CreateParams,
  DataProvider,
  DeleteOneParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  UpdateParams,
} from '@refinedev/core';
import { failureOf } from './failure';
import { API, call } from './http';
import { listQuery } from './list-query';

/** Calls whose path is not the generic pattern of product.md §7. */
const SAVE: Record<string, string> = { orders: 'orders/ordersUpdate', moneyBack: 'moneyBackDone' };

/** An emptied text field means "nothing" on the wire. */
function cleared(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));
}

async function save(resource: string, values: object): Promise<BaseKey | undefined> {
  const { data } = await call<{ insertId?: BaseKey }>('POST', SAVE[resource] ?? resource, { body: cleared(values) });
  return data?.insertId;
}

/** Refine's data calls on the wire of decisions.md §2: create and update are one call, an id means update. */
export const dataProvider: DataProvider = {
  getApiUrl: () => API,

  async getList<Row extends BaseRecord>({ resource, ...parameters }: GetListParams) {
    const { data = [], total } = await call<Row[]>('GET', resource, { query: listQuery(parameters) });
    return { data, total: total ?? data.length };
  },

  async getMany<Row extends BaseRecord>({ resource, ids }: GetManyParams) {
    const { data = [] } = await call<Row[]>('GET', resource, { query: { id_in: ids.join(','), limit: 100 } });
    return { data };
  },

  async getOne<Row extends BaseRecord>({ resource, id }: GetOneParams) {
    // Its row of the list, so that a record is the same wherever it is shown.
    const { data: [row] = [] } = await call<Row[]>('GET', resource, { query: { id, limit: 1 } });
    if (!row) throw failureOf(404, { message: 'ไม่พบข้อมูลที่ต้องการ' });
    return { data: row };
  },

  async create<Row extends BaseRecord, Values>({ resource, variables }: CreateParams<Values>) {
    const id = await save(resource, variables as object);
    return { data: { ...variables, id } as unknown as Row };
  },

  async update<Row extends BaseRecord, Values>({ resource, id, variables }: UpdateParams<Values>) {
    await save(resource, { ...variables, id: Number(id) });
    return { data: { ...variables, id } as unknown as Row };
  },

  async deleteOne<Row extends BaseRecord, Values>({ resource, id }: DeleteOneParams<Values>) {
    // A deletion may be sent by a page that closes.
    await call('DELETE', resource, { query: { id }, keepalive: true });
    return { data: { id } as Row };
  },
};
