import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { STAGE_TIME_STATUS_TYPE, type StageTimeStatusType } from '@wethi/contract';
import { EnumColumn, ForeignKey, OfBand, RecordEntity, YesNoColumn } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** How a viewer likes an item of a set list; one of each viewer and item (product.md §3). */
@Entity('videos_user_status')
@OfBand((row) => `${row}.stage_id IN (SELECT id FROM stage WHERE band_id = :bandId)`)
@Index(['user_id', 'stage_time_id'], { unique: true })
@Index('videos_user_status_totals', ['stage_id', 'stage_time_id', 'stage_time_status_type'])
export class VideosUserStatus extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true, index: false })
  stage_id: number;

  @ForeignKey({ required: true })
  stage_time_id: number;

  /** The recording of the item. */
  @ForeignKey()
  videos_id: number | null;

  @EnumColumn(STAGE_TIME_STATUS_TYPE, { required: true })
  stage_time_status_type: StageTimeStatusType;

  /** Whether the item was seen to its end, as the player says. */
  @YesNoColumn('N')
  stage_time_status_view: 'Y' | 'N';
}

/** What the viewer chooses; the rest the server knows. */
export class SaveVideosUserStatus extends IntersectionType(
  PickType(VideosUserStatus, ['stage_time_id', 'stage_time_status_type'] as const),
  PartialType(PickType(VideosUserStatus, ['stage_time_status_view'] as const)),
) {}

/** How many viewers chose what. */
export class StatusTotals {
  @ApiProperty({ type: 'integer' }) totalLike: number;
  @ApiProperty({ type: 'integer' }) totalConf: number;
  @ApiProperty({ type: 'integer' }) totalIgno: number;
}

/** The totals of one item of a set list. */
export class StageTimeTotals extends StatusTotals {
  @ApiProperty({ type: 'integer' })
  stage_time_id: number;
}

/** Who chose what, as every viewer of the stage may know it. */
export class StatusMember extends PickType(VideosUserStatus, ['stage_time_status_type'] as const) {
  /** Nickname, or the masked phone. */
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;
}

/** Stands beside the rows of one item. */
export class WithMemberList extends StatusTotals {
  /** The newest first. */
  @ApiProperty({ type: [StatusMember] })
  memberList: StatusMember[];
}

/** Stands beside the rows of a list that asks for one stage. */
export class WithStageTotals {
  /** Items that somebody chose something for. */
  @ApiProperty({ type: [StageTimeTotals], required: false })
  totals?: StageTimeTotals[];
}

declare module '@wethi/platform' {
  interface Tables {
    videos_user_status: VideosUserStatus;
  }
}
