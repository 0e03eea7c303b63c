import { Injectable } from '@nestjs/common';
import type { ReportReason, WrittenSource } from '@wethi/contract';
import { type Actor, Database, onlyBandOf } from '@wethi/platform';
import { Writers } from '../audience/writers';
import { plainText } from '../words/chat-text';
import { ForbiddenWords } from '../words/forbidden-words';
import type { Found } from './place';
import { SOURCES } from './sources';
import type { Written } from './written.dto';

type Names = Map<number, string>;
const HOUSE = 'ทีมงานเวที';

/** As what the team of the band says. */
const byTeam = ({ stage_id }: Found) => ({ user_id: null, stage_id });

/** What personnel reads beside the words: who wrote them, of which show and song, and who took them away. */
@Injectable()
export class WrittenFacts {
  constructor(
    private readonly database: Database,
    private readonly writers: Writers,
    private readonly words: ForbiddenWords,
  ) {}

  async of(rows: readonly Found[], actor: Actor): Promise<Written[]> {
    const [writerOf, teamOf, stages, songs, chatRemovers, songRemovers, words, ofChat, ofSongs] = await Promise.all([
      this.writers.of(rows),
      this.writers.of(rows.filter(({ answer }) => answer).map(byTeam)),
      this.names(
        'stage',
        'stage_title',
        rows.map(({ stage_id }) => stage_id),
      ),
      this.names(
        'stage_time',
        'stage_detail_time_title',
        rows.flatMap(({ stage_time_id }) => stage_time_id ?? []),
      ),
      this.removersOf('chat', rows, actor),
      this.removersOf('songs', rows, actor),
      Promise.all(rows.map((row) => this.wordOf(row))),
      this.reasonsOf('chat', rows),
      this.reasonsOf('songs', rows),
    ]);
    const removers = { chat: chatRemovers, songs: songRemovers };
    const reasons = { chat: ofChat, songs: ofSongs };
    return rows.map((row, place) => ({
      ...row,
      ...writerOf(row),
      word: words[place] ?? null,
      report_reasons: reasons[row.source].get(row.id) ?? [],
      stage_title: stages.get(row.stage_id) ?? '',
      song_title: row.stage_time_id === null ? null : (songs.get(row.stage_time_id) ?? null),
      answered_by: row.answer ? teamOf(byTeam(row)).user_nickname : null,
      removed_by: removers[row.source].get(row.id) ?? null,
    }));
  }

  private async names(table: string, column: string, ids: readonly number[]): Promise<Names> {
    if (ids.length === 0) return new Map();
    const named = await this.database.query<{ id: number; name: string }[]>(
      'SELECT id, ?? AS name FROM ?? WHERE id IN (?)',
      [column, table, [...new Set(ids)]],
    );
    return new Map(named.map(({ id, name }) => [id, name]));
  }

  /** By the audit log; to a band its own people alone have names. */
  private async removersOf(source: WrittenSource, rows: readonly Found[], actor: Actor): Promise<Names> {
    const removed = rows.filter((row) => row.source === source && row.status === 'removed').map(({ id }) => id);
    if (removed.length === 0) return new Map();
    const band = onlyBandOf(actor);
    const acts = await this.database.query<{ id: number; name: string | null; band_id: number | null }[]>(
      `SELECT a.entity_id AS id, COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS name, p.band_id
         FROM audit_log a LEFT JOIN personnel p ON p.id = a.actor_id
        WHERE a.entity = ? AND a.entity_id IN (?) AND a.action IN ('remove', 'delete') ORDER BY a.id`,
      [SOURCES[source].entity.name, removed],
    );
    const isKnown = (of: number | null) => band === undefined || band === of;
    return new Map(acts.map(({ id, name, band_id }) => [id, (isKnown(band_id) && name) || HOUSE]));
  }

  private async reasonsOf(source: WrittenSource, rows: readonly Found[]): Promise<Map<number, ReportReason[]>> {
    const reported = rows.filter((row) => row.source === source && row.reports > 0).map(({ id }) => id);
    const reasons = new Map<number, ReportReason[]>();
    if (reported.length === 0) return reasons;
    const column = `${SOURCES[source].name}_id`;
    const given = await this.database.query<{ id: number; reason: ReportReason }[]>(
      'SELECT DISTINCT ?? AS id, written_report_reason AS reason FROM written_report WHERE ?? IN (?)',
      [column, column, reported],
    );
    for (const { id, reason } of given) reasons.set(id, [...(reasons.get(id) ?? []), reason]);
    return reasons;
  }

  /** What of its text is forbidden; nothing where the list has changed since. */
  private async wordOf({ reason, status, text, live_streaming_id }: Found): Promise<string | undefined> {
    if (reason !== 'word' || status !== 'held') return undefined;
    const pattern = await this.words.pattern(live_streaming_id);
    return pattern?.exec(plainText(text))?.[0];
  }
}
