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
import { ApiError, call, type AnswerOf, type BodyOf, type QueryOf } from '@wethi/http';
import { rethrow } from './http-error';
import { listQuery, type ListQuery } from './list-query';

/** Refine names a resource by any text; the screens name it by `Resource`, and all of those are called as a band is. */
type Any = 'band';

function list(resource: string, query: ListQuery): Promise<AnswerOf<'GET', Any>> {
  return call('GET', resource as Any, { query: query as QueryOf<'GET', Any> }).catch(rethrow);
}

/** An emptied text field means "nothing" on the wire. */
function cleared(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));
}

async function save(resource: string, values: object): Promise<BaseKey | undefined> {
  const { data } = await call('POST', resource as Any, { body: cleared(values) as BodyOf<'POST', Any> }).catch(rethrow);
  return data?.insertId;
}

/** Refine's data calls on the wire of decisions.md §2: create and update are one call, an id means update. */
export const dataProvider: DataProvider = {
  getApiUrl: () => '/api',

  async getList<Row extends BaseRecord>({ resource, ...parameters }: GetListParams) {
    const { data, total } = await list(resource, listQuery(parameters));
    return { data: data as BaseRecord[] as Row[], total: total ?? data.length };
  },

  async getMany<Row extends BaseRecord>({ resource, ids }: GetManyParams) {
    const { data } = await list(resource, { id_in: ids.join(','), limit: 100 });
    return { data: data as BaseRecord[] as Row[] };
  },

  /** Its row of the list, so that a record is the same wherever it is shown. */
  async getOne<Row extends BaseRecord>({ resource, id }: GetOneParams) {
    const { data } = await list(resource, { id, limit: 1 });
    const row: BaseRecord | undefined = data[0];
    if (!row) return rethrow(new ApiError('ไม่พบข้อมูลที่ต้องการ', 404));
    return { data: row as Row };
  },

  async create<Row extends BaseRecord, Values>({ resource, variables }: CreateParams<Values>) {
    const id = await save(resource, variables as object);
    return { data: { id } as Row };
  },

  async update<Row extends BaseRecord, Values>({ resource, id, variables }: UpdateParams<Values>) {
    await save(resource, { ...variables, id: Number(id) });
    return { data: { id } as Row };
  },

  async deleteOne<Row extends BaseRecord, Values>({ resource, id, variables }: DeleteOneParams<Values>) {
    // A deletion may be sent by a page that closes.
    await call('DELETE', resource as Any, { query: { id: Number(id), ...variables }, keepalive: true }).catch(rethrow);
    return { data: { id } as Row };
  },
};
