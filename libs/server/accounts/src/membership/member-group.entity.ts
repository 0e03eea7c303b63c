import {
  ForeignKey,
  IntegerColumn,
  NamesFile,
  OfNoBand,
  Picture,
  RecordEntity,
  ServerSet,
  Text,
} from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Entity, Index } from 'typeorm';

/** People who are members together, such as friends of a band (decisions.md §3). */
@Entity('member_group')
@OfNoBand()
export class MemberGroup extends RecordEntity {
  @Text(80, { required: true, search: true, thai: true, name: true })
  member_group_name: string;

  @ForeignKey()
  band_id: number | null;

  /** How long somebody is a member, unless personnel chooses another day. */
  @IntegerColumn({ min: 1, max: 120, default: 12 })
  member_group_months: number;

  /** Members at a time; null for as many as come. */
  @IntegerColumn({ min: 1 })
  member_group_limit: number | null;

  /** What its QR holds: whoever has it joins, so nobody may guess it. */
  @Index('member_group_member_group_key', { unique: true })
  @ServerSet()
  @Text(24)
  member_group_key: string | null;

  /** A picture in the place of the QR. */
  @Picture()
  member_group_path: string | null;

  /** What members should know: a picture, or a PDF. */
  @NamesFile('public')
  @Text(200, { pattern: /^([\w-]+\/)*[\w-]+\.\w+$|^$/, hint: 'ไม่พบไฟล์ที่อัปโหลด' })
  member_group_path_manual: string | null;
}

/** A group as the back office lists it. */
export class MemberGroupView extends MemberGroup {
  /** Everybody in it, also whose membership ended. */
  @ApiProperty({ type: 'integer' }) members: number;
}

declare module '@wethi/platform' {
  interface Tables {
    member_group: MemberGroup;
  }
}
