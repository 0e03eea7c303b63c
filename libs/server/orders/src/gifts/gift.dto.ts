import { ApiProperty } from '@nestjs/swagger';
import { PHONE_LENGTH } from '@wethi/contract';
import { Transform, Type } from 'class-transformer';
import { IsDate, IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';

const MESSAGE_LENGTH = 120;
const FROM_LENGTH = 40;
const CODE_LENGTH = 24;

const moment = { type: String, format: 'date-time', nullable: true } as const;
const text = { type: String, nullable: true } as const;
const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** Whom a show is bought for; with `id` one that is there already is changed, until it was taken. */
export class SaveGift {
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @IsInt()
  @Min(1)
  id?: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  product_id: number;

  @ApiProperty({ minLength: PHONE_LENGTH, maxLength: PHONE_LENGTH, example: '0895550199' })
  @Matches(/^0\d{9}$/, { message: 'กรุณาใส่เบอร์โทรศัพท์ 10 หลัก' })
  gift_tel: string;

  @ApiProperty({ ...text, required: false, maxLength: MESSAGE_LENGTH })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MESSAGE_LENGTH)
  gift_message?: string | null;

  @ApiProperty({ ...text, required: false, maxLength: FROM_LENGTH })
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(FROM_LENGTH)
  gift_from?: string | null;

  /** The phone is told then, and at once when it is over. */
  @ApiProperty({ ...moment, required: false })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  gift_send_at?: Date | null;
}

/** A gift as its giver sees it. */
export class OwnGift {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty(text) gift_tel: string | null;
  @ApiProperty(text) gift_message: string | null;
  @ApiProperty(text) gift_from: string | null;
  @ApiProperty() gift_code: string;
  @ApiProperty(moment) gift_send_at: Date | null;
  @ApiProperty(moment) gift_sent_at: Date | null;
  @ApiProperty(moment) gift_taken_at: Date | null;
  /** The order that pays for it; null before there is one. */
  @ApiProperty(text) order_no: string | null;
}

export class GiftCode {
  @ApiProperty({ maxLength: CODE_LENGTH })
  @IsString()
  @Matches(/^[0-9A-Za-z_-]{8,24}$/)
  code: string;
}

export const GIFT_STATE = ['open', 'taken', 'gone'] as const;

/** The card that a gift's link opens: what it is and from whom, nobody's phone and no price. */
export class GiftCard {
  /** `gone`: its order was refunded or ended otherwise. */
  @ApiProperty({ enum: GIFT_STATE }) gift_state: (typeof GIFT_STATE)[number];
  /** The caller took it, or has the phone that may take it. */
  @ApiProperty() is_mine: boolean;
  /** The caller gave it. */
  @ApiProperty() is_given: boolean;
  @ApiProperty(text) gift_message: string | null;
  @ApiProperty(text) gift_from: string | null;
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty() product_title: string;
  @ApiProperty() product_url: string;
  @ApiProperty(text) product_img: string | null;
  @ApiProperty() product_status: string;
  @ApiProperty() product_format: string;
  @ApiProperty() band_name: string;
  @ApiProperty({ ...text, format: 'date' }) stage_date: string | null;
  @ApiProperty(text) stage_time_start: string | null;
}
