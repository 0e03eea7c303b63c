import { DateOnly, ForeignKey, OfNoBand, RecordEntity, SearchedByUser, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** Somebody in a group of members, who buys at prices and with coupons of existing members (decisions.md §3). */
@Entity('member')
@OfNoBand()
@SearchedByUser()
@Index(['member_group_id', 'user_id'], { unique: true })
export class Member extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  @ForeignKey({ required: true, index: false })
  member_group_id: number;

  /** The last day, in Bangkok. Without one it is counted from today by the group's months. */
  @Index()
  @DateOnly()
  member_end: string | null;

  /** Why they are a member, as personnel notes it. */
  @Text(120, { search: true })
  member_from: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    member: Member;
  }
}
