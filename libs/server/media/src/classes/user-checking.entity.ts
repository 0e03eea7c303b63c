import { PickType } from '@nestjs/swagger';
import { CHECKING_STATUS, type CheckingStatus } from '@wethi/contract';
import { EnumColumn, ForeignKey, OfNoBand, RecordEntity } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** Whether a learner came to a lesson that was taught live. */
@Entity('user_checking')
@OfNoBand()
@Index(['stage_time_id', 'user_id'], { unique: true })
export class UserChecking extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  stage_time_id: number;

  @ForeignKey({ required: true })
  user_id: number;

  @EnumColumn(CHECKING_STATUS, { required: true })
  user_checking_status: CheckingStatus;
}

export class SaveUserChecking extends PickType(UserChecking, [
  'stage_time_id',
  'user_id',
  'user_checking_status',
] as const) {}

declare module '@wethi/platform' {
  interface Tables {
    user_checking: UserChecking;
  }
}
