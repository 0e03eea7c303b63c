import { ApiProperty } from '@nestjs/swagger';
import { PhoneField, TicketField } from '@wethi/accounts';
import { Id } from '@wethi/platform';

export class MergeQuery {
  @Id(true) user_id: number;
}

export class MergePreviewQuery extends MergeQuery {
  /** Of the other account. */
  @PhoneField() tel: string;
}

export class MergeInput {
  @Id(true) kept_user_id: number;
  @Id(true) gone_user_id: number;
  /** What verifyOTP answered for the phone of each, for the purpose `merge`. */
  @TicketField() kept_ticket: string;
  @TicketField() gone_ticket: string;
}

export class MergeId {
  @Id(true) id: number;
}

/** One of two accounts, as far as it helps to choose. */
export class MergeSide {
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty() user_tel: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty({ type: 'integer' }) orders: number;
  /** Watched in all. */
  @ApiProperty({ type: 'integer' }) seconds: number;
  @ApiProperty() has_email: boolean;
  @ApiProperty() has_address: boolean;
}

/** What a merge would bring together. */
export class MergePreview {
  @ApiProperty({ type: MergeSide }) own: MergeSide;
  @ApiProperty({ type: MergeSide }) other: MergeSide;
  /** What both bought, which stays bought twice. */
  @ApiProperty({ type: [String] }) bought_twice: string[];
}

/** Where an account went. */
export class MergedInto {
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty() user_tel: string;
  /** Null of a merge that is too old to be undone. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) at: Date | null;
  @ApiProperty({ type: String, nullable: true }) by_name: string | null;
}

/** An account that came into this one, as long as that can be undone. */
export class MergedFrom {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty() user_tel: string;
  @ApiProperty({ type: 'integer' }) orders: number;
  @ApiProperty({ type: 'integer', description: 'days in which it can be undone' }) days_left: number;
}

/** What was merged with a customer's account. */
export class UserMerges {
  @ApiProperty({ type: MergedInto, nullable: true }) into: MergedInto | null;
  /** The last one first: it is undone before the others. */
  @ApiProperty({ type: [MergedFrom] }) from: MergedFrom[];
}
