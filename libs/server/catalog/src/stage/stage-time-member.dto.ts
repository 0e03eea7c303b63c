import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Min } from 'class-validator';

/** Body of stageTimeMemberUpdate: the whole list of one item's players. */
export class StageTimeMemberUpdate {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  stage_id: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  stage_time_id: number;

  @ApiProperty({ type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 })
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique({ message: 'เลือกสมาชิกซ้ำกัน' })
  @IsInt({ each: true })
  @Min(1, { each: true })
  band_member_ids: number[];
}
