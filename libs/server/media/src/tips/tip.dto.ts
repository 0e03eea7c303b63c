import { ApiProperty } from '@nestjs/swagger';
import { TIP_BAHT_MAX, TIP_BAHT_MIN, TIP_MESSAGE_LENGTH, type YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { VISIBLE } from '../audience/visible-text';
import { chatLine } from '../words/chat-text';

/** Body of tip: a garland as somebody wishes for it. */
export class SaveTip {
  @Id(true)
  live_streaming_id: number;

  /** To whom; the whole band without it. */
  @Id(false)
  band_member_id?: number;

  /** One of those that tipOffer names. */
  @ApiProperty({ type: 'integer', minimum: TIP_BAHT_MIN, maximum: TIP_BAHT_MAX })
  @Type(() => Number)
  @IsInt()
  @Min(TIP_BAHT_MIN)
  @Max(TIP_BAHT_MAX)
  tip_amount: number;

  @ApiProperty({ type: String, maxLength: TIP_MESSAGE_LENGTH, required: false })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? chatLine(value) || undefined : value))
  @IsOptional()
  @IsString()
  @MaxLength(TIP_MESSAGE_LENGTH)
  @Matches(VISIBLE, { message: 'กรุณาพิมพ์ข้อความ' })
  tip_message?: string;

  /** 'Y' keeps the name from everybody who watches. */
  @ApiProperty({ enum: ['Y', 'N'], required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  tip_hidden?: YesNo;
}

/** What can be given. */
export class TipOffer {
  /** In baht, the smallest first; none where nothing can be paid. */
  @ApiProperty({ type: 'integer', isArray: true })
  tip_amounts: number[];
}
