import { ApiProperty, PickType } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { MemberGroup } from './member-group.entity';

export class GroupKeyInput {
  @ApiProperty({ pattern: '^[0-9a-f]{24}$' })
  @Matches(/^[0-9a-f]{24}$/)
  key: string;
}

export class GroupIdInput {
  @Id(true) id: number;
}

/** Whom to write to about which group. */
export class GroupLetterQuery {
  @Id(true) user_id: number;
  @Id(true) member_group_id: number;
}

/** What somebody is a member of, and until which day, the day included. */
export class JoinedGroup extends PickType(MemberGroup, ['member_group_name', 'member_group_path_manual'] as const) {
  @ApiProperty({ type: String, format: 'date', nullable: true }) member_end: string | null;
}

/** Of a membership's body: whether its owner is told by SMS. */
export class WithNotice {
  @ApiProperty({ enum: ['Y', 'N'], writeOnly: true, required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  member_notice?: YesNo;
}

export class UploadedGroupFile {
  @ApiProperty({ type: String, description: 'path for the column of the group; shown at /files/ + path' })
  filename: string;
}
