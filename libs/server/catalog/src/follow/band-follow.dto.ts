import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn, IsOptional } from 'class-validator';

export const LINE_WAYS = ['none', 'unlinked', 'ready'] as const;
export type LineWay = (typeof LINE_WAYS)[number];

export class OfBandQuery {
  @Id(true)
  band_id: number;
}

/** Whether the caller follows a band, and how they hear of its new shows. */
export class BandFollowState {
  @ApiProperty({ enum: ['Y', 'N'] })
  band_follow: YesNo;

  @ApiProperty({ enum: ['Y', 'N'] })
  band_follow_mail: YesNo;

  @ApiProperty({ enum: ['Y', 'N'] })
  band_follow_sms: YesNo;

  @ApiProperty({ enum: ['Y', 'N'] })
  band_follow_push: YesNo;

  @ApiProperty({ enum: ['Y', 'N'] })
  band_follow_line: YesNo;

  /** Whether LINE messages can be had: none where the shop sends none, unlinked where the caller linked no account. */
  @ApiProperty({ enum: LINE_WAYS })
  line_way: LineWay;
}

/** Body of bandFollow; ways that are left out stay as they are. */
export class SetBandFollow extends OfBandQuery {
  @ApiProperty({ enum: ['Y', 'N'] })
  @IsIn(['Y', 'N'])
  band_follow: YesNo;

  @ApiProperty({ enum: ['Y', 'N'], required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  band_follow_mail?: YesNo;

  @ApiProperty({ enum: ['Y', 'N'], required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  band_follow_sms?: YesNo;

  @ApiProperty({ enum: ['Y', 'N'], required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  band_follow_push?: YesNo;

  @ApiProperty({ enum: ['Y', 'N'], required: false })
  @IsOptional()
  @IsIn(['Y', 'N'])
  band_follow_line?: YesNo;
}

/** A band that the caller follows. */
export class FollowedBand extends BandFollowState {
  @ApiProperty({ type: 'integer' })
  band_id: number;

  @ApiProperty({ type: String })
  band_name: string;

  @ApiProperty({ type: String, nullable: true })
  band_path: string | null;

  /** Shows of the band that are announced or on sale. */
  @ApiProperty({ type: 'integer' })
  coming: number;
}
