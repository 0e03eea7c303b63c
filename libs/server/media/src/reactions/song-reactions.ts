import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { type Actor, AuditLog, Database, Records, refuse, Transactions } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { StageNews } from '../news/stage-news';
import { VideoAccess } from '../video/video-access';
import { viewerName } from '../audience/viewer-name';
import {
  type SaveVideosUserStatus,
  type StageTimeTotals,
  type StatusMember,
  type StatusTotals,
  VideosUserStatus,
  type WithMemberList,
} from './videos-user-status.entity';

const NOBODY: StatusTotals = { totalLike: 0, totalConf: 0, totalIgno: 0 };
/** How old the totals may be that a page begins with: the stage's stream tells those that follow. */
const SHARED_MS = 1_000;

/** How viewers like songs: one choice of each, its totals for all who may watch the stage (WATCH-06). */
@Injectable()
export class SongReactions {
  private readonly shared = new Map<number, Promise<StageTimeTotals[]>>();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly access: VideoAccess,
    private readonly news: StageNews,
  ) {}

  /** Totals of each song of a stage that somebody chose something for. @throws Refusal as VideoAccess.requireStage */
  async totalsOfStage(stageId: number, actor: Actor): Promise<StageTimeTotals[]> {
    await this.access.requireStage(stageId, actor);
    return this.sharedTotalsOf(stageId);
  }

  /** Totals of one song and who chose what. @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async ofStageTime(stageTimeId: number, actor: Actor): Promise<WithMemberList> {
    const { id, stage_id } = await this.records.byId(StageTime, stageTimeId);
    await this.access.requireStage(stage_id, actor);
    const [[totals], memberList] = await Promise.all([this.totalsOf(stage_id, id), this.membersOf(id)]);
    const { stage_time_id: _, ...counted } = totals ?? { stage_time_id: id, ...NOBODY };
    return { ...counted, memberList };
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's */
  async byId(id: number, actor: Actor): Promise<VideosUserStatus> {
    const status = await this.records.byId(VideosUserStatus, id, actor);
    if (actor.kind === 'user' && status.user_id !== actor.id) throw refuse('NOT_FOUND');
    return status;
  }

  /** Chooses; another choice of the same viewer gives way. @throws Refusal as VideoAccess.requireStage */
  async choose(choice: SaveVideosUserStatus, actor: Actor): Promise<number> {
    const { stage_time_id, stage_time_status_type } = choice;
    const seen = choice.stage_time_status_view ?? 'N';
    const { stage_id, video_id } = await this.records.byId(StageTime, stage_time_id);
    await this.access.requireStage(stage_id, actor);
    const id = await this.transactions.run(async () => {
      const { insertId } = await this.database.query<{ insertId: number }>(
        `INSERT INTO videos_user_status (user_id, stage_id, stage_time_id, videos_id, stage_time_status_type,
            stage_time_status_view, create_by) VALUES (?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id),
            stage_time_status_type = VALUES(stage_time_status_type),
            stage_time_status_view = VALUES(stage_time_status_view)`,
        [[actor.id, stage_id, stage_time_id, video_id, stage_time_status_type, seen, actor.id]],
      );
      await this.news.tell(stage_id, { kind: 'reactions' });
      return insertId;
    });
    this.shared.delete(stage_id);
    return id;
  }

  /** Takes a choice back; once more is no fault. @throws Refusal NOT_FOUND for somebody else's */
  async undo(id: number, actor: Actor): Promise<void> {
    const stageId = await this.transactions.run(async () => {
      const status = await this.database.manager.findOneBy(VideosUserStatus, { id });
      if (!status) return undefined;
      if (actor.kind === 'user' && status.user_id !== actor.id) throw refuse('NOT_FOUND');
      await this.database.manager.delete(VideosUserStatus, { id });
      await this.audit.record(actor, 'delete', VideosUserStatus, id, status, undefined);
      await this.news.tell(status.stage_id, { kind: 'reactions' });
      return status.stage_id;
    });
    if (stageId) this.shared.delete(stageId);
  }

  /** The same for whoever may know them anyway. */
  async totalsOf(stageId: number, stageTimeId?: number): Promise<StageTimeTotals[]> {
    const ofStage = this.database.sql
      .selectFrom('videos_user_status')
      .select(['stage_time_id', 'stage_time_status_type'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('stage_id', '=', stageId)
      .groupBy(['stage_time_id', 'stage_time_status_type']);
    const asked = stageTimeId === undefined ? ofStage : ofStage.where('stage_time_id', '=', stageTimeId);
    const counts = await asked.execute();
    const totals = new Map<number, StageTimeTotals>();
    for (const { stage_time_id, stage_time_status_type, count } of counts) {
      const known = totals.get(stage_time_id) ?? { stage_time_id, ...NOBODY };
      totals.set(stage_time_id, { ...known, [`total${stage_time_status_type}`]: count });
    }
    return [...totals.values()];
  }

  /** Counted once for all who open the stage's page at about the same moment. */
  private sharedTotalsOf(stageId: number): Promise<StageTimeTotals[]> {
    const known = this.shared.get(stageId);
    if (known) return known;
    const totals = this.totalsOf(stageId);
    this.shared.set(stageId, totals);
    // Whoever chooses sees their own choice at once, and another reading may stand here by then.
    const forget = () => this.shared.get(stageId) === totals && this.shared.delete(stageId);
    totals.then(() => setTimeout(forget, SHARED_MS).unref(), forget);
    return totals;
  }

  private async membersOf(stageTimeId: number): Promise<StatusMember[]> {
    const people = await this.database.sql
      .selectFrom('videos_user_status as s')
      .innerJoin('user as u', 'u.id', 's.user_id')
      .select(['s.stage_time_status_type', 'u.user_nickname', 'u.user_tel', 'u.user_path'])
      .where('s.stage_time_id', '=', stageTimeId)
      .orderBy('s.id', 'desc')
      .limit(LIST_LIMIT_MAX)
      .execute();
    return people.map(({ user_nickname, user_tel, ...shown }) => ({
      ...shown,
      user_nickname: viewerName({ user_nickname, user_tel }),
    }));
  }
}

/** Viewers see their own choices, personnel everybody's. */
export function visibleTo(actor: Actor) {
  return (rows: SelectQueryBuilder<VideosUserStatus>): void => {
    if (actor.kind === 'user') rows.andWhere('row.user_id = :own', { own: actor.id });
  };
}
