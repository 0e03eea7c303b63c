import { Injectable } from '@nestjs/common';
import { REPORTS_TO_HOLD, type WrittenSource } from '@wethi/contract';
import { type Actor, Database, limit, RateLimits, refuse, Transactions } from '@wethi/platform';
import { Moderation } from '../chat/moderation';
import { CommentModeration } from '../comments/comment-moderation';
import { StageNews } from '../news/stage-news';
import { VideoAccess } from '../video/video-access';
import { Holding } from '../words/holding';
import type { ReportWritten } from './report.dto';
import { SOURCES } from './sources';
import './written-report.entity';

const reportLimit = limit({ key: 'report', points: 10, per: '1m' });

interface Reported {
  user_id: number | null;
  stage_id: number;
  status: string;
  reports: number;
}

/** Viewers report what others write; what several of them report is hidden until personnel judged it (WATCH-05). */
@Injectable()
export class Reporting {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly access: VideoAccess,
    private readonly chat: Moderation,
    private readonly songs: CommentModeration,
    private readonly news: StageNews,
    private readonly holding: Holding,
  ) {}

  /**
   * Once more by the same viewer is no fault, and counts once.
   * @throws Refusal NOT_FOUND, NOT_ALLOWED about their own words or the team's, TOO_MANY, and as VideoAccess.requireStage
   */
  async report(report: ReportWritten, actor: Actor): Promise<void> {
    const { source, id } = report;
    const { stage_id, user_id } = await this.shown(source, id);
    await this.access.requireStage(stage_id, actor);
    if (user_id === null || user_id === actor.id) throw refuse('NOT_ALLOWED');
    await this.limits.consume(reportLimit, actor.id);
    const { hold_reported } = await this.holding.rules();
    await this.transactions.run(async () => {
      const { reports } = await this.shown(source, id, 'FOR UPDATE');
      if (!(await this.isNew(report, actor))) return;
      await this.count(source, id);
      if (hold_reported === 'Y' && reports + 1 >= REPORTS_TO_HOLD) await this.hold(source, id, actor);
      else await this.news.tell(stage_id, { kind: 'moderation' });
    });
  }

  private async shown(source: WrittenSource, id: number, lock = ''): Promise<Reported> {
    const { name } = SOURCES[source];
    const [row] = await this.database.query<Reported[]>(
      `SELECT user_id, stage_id, ${name}_status AS status, ${name}_reports AS reports FROM ${name} WHERE id = ? ${lock}`,
      [id],
    );
    if (row?.status !== 'shown') throw refuse('NOT_FOUND');
    return row;
  }

  private async isNew({ source, id, reason }: ReportWritten, actor: Actor): Promise<boolean> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      'INSERT IGNORE INTO written_report (user_id, create_by, ??, written_report_reason) VALUES (?, ?, ?, ?)',
      [`${SOURCES[source].name}_id`, actor.id, actor.id, id, reason],
    );
    return affectedRows === 1;
  }

  private count(source: WrittenSource, id: number): Promise<void> {
    const { name } = SOURCES[source];
    return this.database.write(
      `UPDATE ${name} SET ${name}_reports = ${name}_reports + 1, ${name}_waits = 'Y' WHERE id = ?`,
      [id],
    );
  }

  private async hold(source: WrittenSource, id: number, actor: Actor): Promise<void> {
    const { name } = SOURCES[source];
    await this.database.write(`UPDATE ${name} SET ${name}_reason = 'reports' WHERE id = ? AND ${name}_reason IS NULL`, [
      id,
    ]);
    await (source === 'chat' ? this.chat : this.songs).judge([id], 'hold', actor);
  }
}
