import { Injectable } from '@nestjs/common';
import type { User } from '@wethi/accounts';
import { StageTime } from '@wethi/catalog';
import { LIST_LIMIT_MAX, type StageTimeStatusType } from '@wethi/contract';
import { type Actor, AuditLog, Database, Records, refuse, Transactions } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
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

type Count = { stage_time_id: number; stage_time_status_type: StageTimeStatusType; count: number };
type Person = Pick<StatusMember, 'user_path' | 'stage_time_status_type'> & Pick<User, 'user_nickname' | 'user_tel'>;

const NOBODY: StatusTotals = { totalLike: 0, totalConf: 0, totalIgno: 0 };

/** How viewers like songs: one choice of each, its totals for all who may watch the stage (WATCH-06). */
@Injectable()
export class SongReactions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly access: VideoAccess,
  ) {}

  /** Totals of each song of a stage that somebody chose something for. @throws Refusal as VideoAccess.requireStage */
  async totalsOfStage(stageId: number, actor: Actor): Promise<StageTimeTotals[]> {
    await this.access.requireStage(stageId, actor);
    return this.totalsOf(['stage_id = ?', stageId]);
  }

  /** Totals of one song and who chose what. @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async ofStageTime(stageTimeId: number, actor: Actor): Promise<WithMemberList> {
    const { id, stage_id } = await this.records.byId(StageTime, stageTimeId);
    await this.access.requireStage(stage_id, actor);
    const [[totals], memberList] = await Promise.all([
      this.totalsOf(['stage_id = ? AND stage_time_id = ?', stage_id, id]),
      this.membersOf(id),
    ]);
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
    return this.transactions.run(async () => {
      const { insertId } = await this.database.query<{ insertId: number }>(
        `INSERT INTO videos_user_status (user_id, stage_id, stage_time_id, videos_id, stage_time_status_type,
            stage_time_status_view, create_by) VALUES (?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id),
            stage_time_status_type = VALUES(stage_time_status_type),
            stage_time_status_view = VALUES(stage_time_status_view)`,
        [[actor.id, stage_id, stage_time_id, video_id, stage_time_status_type, seen, actor.id]],
      );
      return insertId;
    });
  }

  /** Takes a choice back; once more is no fault. @throws Refusal NOT_FOUND for somebody else's */
  async undo(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const status = await this.database.manager.findOneBy(VideosUserStatus, { id });
      if (!status) return;
      if (actor.kind === 'user' && status.user_id !== actor.id) throw refuse('NOT_FOUND');
      await this.database.manager.delete(VideosUserStatus, { id });
      await this.audit.record(actor, 'delete', VideosUserStatus, id, status, undefined);
    });
  }

  private async totalsOf([condition, ...values]: [text: string, ...values: number[]]): Promise<StageTimeTotals[]> {
    const counts = await this.database.query<Count[]>(
      `SELECT stage_time_id, stage_time_status_type, COUNT(*) AS count
         FROM videos_user_status WHERE ${condition} GROUP BY stage_time_id, stage_time_status_type`,
      values,
    );
    const totals = new Map<number, StageTimeTotals>();
    for (const { stage_time_id, stage_time_status_type, count } of counts) {
      const known = totals.get(stage_time_id) ?? { stage_time_id, ...NOBODY };
      totals.set(stage_time_id, { ...known, [`total${stage_time_status_type}`]: count });
    }
    return [...totals.values()];
  }

  private async membersOf(stageTimeId: number): Promise<StatusMember[]> {
    const people = await this.database.query<Person[]>(
      `SELECT s.stage_time_status_type, u.user_nickname, u.user_tel, u.user_path
         FROM videos_user_status s
         JOIN user u ON u.id = s.user_id
        WHERE s.stage_time_id = ?
        ORDER BY s.id DESC
        LIMIT ${LIST_LIMIT_MAX}`,
      [stageTimeId],
    );
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
