import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Id, ReadAt } from '@wethi/platform';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { BuyerMessage } from './buyer-message.entity';

/** What decides who gets a message and what it costs; the text may still be empty. */
export class AskAudience extends PickType(BuyerMessage, [
  'buyer_message_to',
  'product_id',
  'buyer_message_approve',
  'buyer_message_wait',
  'buyer_message_gift',
  'buyer_message_sms',
  'buyer_message_mail',
  'buyer_message_one',
  'buyer_message_kind',
] as const) {
  @ApiProperty({ maxLength: 600, required: false })
  @IsOptional()
  @MaxLength(600)
  @IsString()
  buyer_message_text: string;
}

export class SampleCopy {
  @ApiProperty() name: string;
  @ApiProperty() text: string;
  /** SMS that the text is. */
  @ApiProperty({ type: 'integer' }) parts: number;
}

/** Who a message goes to as it is set now, and what that costs. */
export class Audience {
  @ApiProperty({ type: 'integer' }) people: number;
  /** Phones that stand in several orders, and accounts that are blocked. */
  @ApiProperty({ type: 'integer' }) left_out: number;
  @ApiProperty({ type: 'integer' }) by_sms: number;
  @ApiProperty({ type: 'integer' }) by_mail: number;
  @ApiProperty({ type: 'integer' }) agreed: number;
  /** People that get an SMS. */
  @ApiProperty({ type: 'integer' }) sms: number;
  @ApiProperty({ type: 'integer' }) mail: number;
  /** SMS that all together are. */
  @ApiProperty({ type: 'integer' }) parts: number;
  /** Of the longest. */
  @ApiProperty({ type: 'integer' }) longest: number;
  /** Baht. */
  @ApiProperty() cost: number;
  /** Baht for one SMS. */
  @ApiProperty() price: number;
  /** As the first of them read it. */
  @ApiProperty({ type: [SampleCopy] }) samples: SampleCopy[];
}

export class OneMessage {
  @Id(true)
  id: number;
}

export class TryMessage extends OneMessage {
  @ApiProperty({ example: '0812345678' })
  @Matches(/^0\d{9}$/, { message: 'กรุณากรอกเบอร์โทร 10 หลัก' })
  tel: string;
}

export class ConfirmMessage extends IntersectionType(OneMessage, ReadAt) {
  /** As many as whoever confirms was shown. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Min(1)
  @IsInt()
  people: number;
}

export class FailedCopy {
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['sms', 'mail'] }) way: 'sms' | 'mail';
  @ApiProperty() to: string;
  @ApiProperty({ type: String, nullable: true }) error: string | null;
  @ApiProperty({ type: 'integer' }) tries: number;
}

/** How far the sending of a message is. */
export class MessageProgress {
  @ApiProperty({ type: 'integer' }) sent: number;
  @ApiProperty({ type: 'integer' }) waiting: number;
  @ApiProperty({ type: 'integer' }) failed: number;
  /** Baht, of the SMS that went out. */
  @ApiProperty() cost: number;
  @ApiProperty({ type: [FailedCopy] }) failures: FailedCopy[];
}
