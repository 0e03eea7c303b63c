import { Injectable } from '@nestjs/common';
import { LIST_LIMIT_MAX, type WrittenSource } from '@wethi/contract';
import { type Actor, type AllRows, Database, limitToBand, MAX_ROWS, refuse } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { searchWritten } from '../audience/search-written';
import { behind, newestFirst, placeText, readPlace, type Found, type Place } from './place';
import { SOURCE_NAMES, SOURCES, type WrittenRow } from './sources';
import { WrittenFacts } from './written-facts';
import type { View, Written, WrittenPageQuery, WrittenQuery } from './written.dto';

/** Conditions of the views; `?` is how a source's columns begin. */
const VIEW: Record<View, string> = {
  waiting: "row.?_waits = 'Y'",
  latest: "row.?_waits = 'N'",
  reported: "row.?_reports > 0 AND row.?_status <> 'removed'",
  removed: 'row.?_removed_at IS NOT NULL',
};
/** Columns that both have, each under its own name. */
const OF_EACH = ['status', 'reason', 'reports', 'removed_at'];

/**
 * Messages of all chats and comments of all songs in one list, the newest first (WATCH-05, WATCH-06). Each table answers as
 * much as a page holds, by an index of its own, and the newest of both are the page.
 */
@Injectable()
export class WrittenList {
  constructor(
    private readonly database: Database,
    private readonly facts: WrittenFacts,
  ) {}

  /** A page of what the caller's bands see, and where the next one begins. */
  async page(query: WrittenPageQuery, actor: Actor): Promise<{ data: Written[]; next: string | null }> {
    const [found, next] = await this.found(query, actor, query.limit, query.before);
    return { data: await this.facts.of(found, actor), next };
  }

  /** The whole list, for a file. @throws Refusal LIST_TOO_LONG above a hundred thousand rows */
  async all(query: WrittenQuery, actor: Actor): Promise<AllRows<Written>> {
    const counts = await Promise.all(sourcesOf(query).map((source) => this.rows(source, query, actor).getCount()));
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total > MAX_ROWS) throw refuse('LIST_TOO_LONG');
    return { total, batches: this.batches(query, actor) };
  }

  private async *batches(query: WrittenQuery, actor: Actor): AsyncGenerator<Written[]> {
    let next: string | null | undefined;
    while (next !== null) {
      const [found, behindThem] = await this.found(query, actor, LIST_LIMIT_MAX, next);
      yield await this.facts.of(found, actor);
      next = behindThem;
    }
  }

  private async found(
    query: WrittenQuery,
    actor: Actor,
    limit: number,
    before: string | undefined,
  ): Promise<[Found[], next: string | null]> {
    const place = before === undefined ? undefined : readPlace(before);
    const ofEach = sourcesOf(query).map((source) => this.pageOf(source, query, actor, limit + 1, place));
    const all = (await Promise.all(ofEach)).flat().sort(newestFirst);
    const page = all.slice(0, limit);
    const last = page.at(-1);
    return [page, last && all.length > limit ? placeText(last) : null];
  }

  /** What of somebody's was held or taken away last. */
  async notable(userId: number, most: number, actor: Actor): Promise<Written[]> {
    const ofEach = SOURCE_NAMES.map((source) => {
      const rows = this.rowsOf(source, "row.?_status <> 'shown'", actor).andWhere('row.user_id = :userId', { userId });
      return this.newest(rows, source, 'create_at', most);
    });
    const found = (await Promise.all(ofEach)).flat().sort(newestFirst).slice(0, most);
    return this.facts.of(found, actor);
  }

  private pageOf(source: WrittenSource, query: WrittenQuery, actor: Actor, most: number, place: Place | undefined) {
    const ordering = query.view === 'removed' ? 'removed_at' : 'create_at';
    const rows = this.rows(source, query, actor);
    if (place) rows.andWhere(...behind(place, source, `row.${columnOf(source, ordering)}`));
    return this.newest(rows, source, ordering, most);
  }

  private async newest(rows: Rows, source: WrittenSource, ordering: Ordering, most: number): Promise<Found[]> {
    const { name, own } = SOURCES[source];
    rows.select('row.id', 'id').addSelect(`row.${name}`, 'text');
    for (const column of ['create_at', 'user_id', 'stage_id']) rows.addSelect(`row.${column}`, column);
    for (const column of OF_EACH) rows.addSelect(`row.${name}_${column}`, column);
    for (const [column, value] of Object.entries(own)) rows.addSelect(value, column);
    rows
      .orderBy(`row.${columnOf(source, ordering)}`, 'DESC')
      .addOrderBy('row.id', 'DESC')
      .limit(most);
    const found = await rows.getRawMany<Omit<Found, 'source' | 'moment'>>();
    return found.map((row) => ({ ...row, source, moment: row[ordering] ?? row.create_at }));
  }

  private rows(source: WrittenSource, { view, stage_id, q }: WrittenQuery, actor: Actor): Rows {
    const rows = this.rowsOf(source, VIEW[view], actor);
    if (stage_id !== undefined) rows.andWhere('row.stage_id = :stage_id', { stage_id });
    const [, narrow] = searchWritten<WrittenRow>({ q }, SOURCES[source].name);
    narrow?.(rows);
    return rows;
  }

  /** @param condition `?` is how the source's columns begin */
  private rowsOf(source: WrittenSource, condition: string, actor: Actor): Rows {
    const { entity, name } = SOURCES[source];
    const rows = this.database.manager.createQueryBuilder<WrittenRow>(entity, 'row');
    rows.where(condition.replaceAll('?', name));
    limitToBand(rows, entity, actor);
    return rows;
  }
}

type Rows = SelectQueryBuilder<WrittenRow>;
type Ordering = 'create_at' | 'removed_at';

function columnOf(source: WrittenSource, ordering: Ordering): string {
  return ordering === 'create_at' ? ordering : `${SOURCES[source].name}_${ordering}`;
}

function sourcesOf({ source }: WrittenQuery): WrittenSource[] {
  return source ? [source] : SOURCE_NAMES;
}
