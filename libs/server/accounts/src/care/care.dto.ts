import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { YES_NO, type YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OwnSession } from '../account/account.dto';
import { UserNote } from './user-note.entity';

export class UserIdQuery {
  @Id(true) user_id: number;
}

/** Query of what ends one session of a customer; without an id all of them. */
export class DeviceQuery extends UserIdQuery {
  @ApiProperty({ required: false, pattern: '^[0-9a-f]{32}$' })
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/)
  id?: string;
}

/** Where a customer is signed in. */
export class UserDevice extends OmitType(OwnSession, ['is_this'] as const) {}

export class BlockInput extends UserIdQuery {
  @ApiProperty({ maxLength: 300, description: 'for colleagues' })
  @MaxLength(300)
  @IsNotEmpty({ message: 'กรุณาเลือกเหตุผล' })
  @IsString()
  user_block_reason: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    maxLength: 100,
    description: 'what of it the customer reads when they sign in',
  })
  @IsOptional()
  @MaxLength(100)
  @IsString()
  user_block_told?: string | null;

  /** 'Y': the customer is told by SMS. */
  @ApiProperty({ enum: Object.keys(YES_NO) })
  @IsIn(Object.keys(YES_NO))
  tell: YesNo;
}

export class NewNote extends PickType(UserNote, ['user_id', 'user_note_text'] as const) {}

/** A note with who wrote it. */
export class ShownNote extends PickType(UserNote, ['id', 'create_at', 'user_note_text'] as const) {
  @ApiProperty({ type: String, nullable: true }) by_name: string | null;
}

/** Who blocked a customer, and when. */
export class BlockFacts {
  @ApiProperty({ type: String, nullable: true }) by_name: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) at: Date | null;
  /** By which the customer and their caller mean the same. */
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
}

/** What personnel knows of a customer beside the row. */
export class UserCare {
  @ApiProperty({ type: [ShownNote] }) notes: ShownNote[];
  @ApiProperty({ type: [UserDevice] }) devices: UserDevice[];
  /** Null of who is not blocked. */
  @ApiProperty({ type: BlockFacts, nullable: true }) block: BlockFacts | null;
  /** Whether they are a member of a group, or bought something: prices and coupons of members hold for them. */
  @ApiProperty() is_member: boolean;
  /** Where they want things sent, in one line. */
  @ApiProperty({ type: String, nullable: true }) address: string | null;
}
