import { Database, refuse } from '@wethi/platform';

/** What must belong to a course. */
export interface WithinCourse {
  stageId?: number;
  /** A live show. */
  showId?: number;
  /** An item of its stage. */
  lessonId?: number;
}

/** The stage that a course, which is a product, opens. @throws Refusal NOT_FOUND */
export async function stageOfCourse({ sql }: Database, productId: number, within: WithinCourse = {}): Promise<number> {
  const product = await sql.selectFrom('product').select('stage_id').where('id', '=', productId).executeTakeFirst();
  const stageId = product?.stage_id;
  if (!stageId || (within.stageId !== undefined && within.stageId !== stageId)) throw refuse('NOT_FOUND');
  const parts = [
    ['live_streaming', within.showId],
    ['stage_time', within.lessonId],
  ] as const;
  for (const [table, id] of parts) {
    if (id === undefined) continue;
    const part = sql.selectFrom(table).select('id').where('id', '=', id).where('stage_id', '=', stageId);
    if (!(await part.executeTakeFirst())) throw refuse('NOT_FOUND');
  }
  return stageId;
}
