import { ApiProperty } from '@nestjs/swagger';
import { type Cheer, CHEERS_MAX } from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** How often one kind was pressed. */
function Presses(): PropertyDecorator {
  const rules = [
    ApiProperty({ type: 'integer', minimum: 0, maximum: CHEERS_MAX, required: false }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(CHEERS_MAX),
    Type(() => Number),
  ];
  return (target, name) => rules.forEach((rule) => rule(target, name));
}

/** Body of stageCheers: what one viewer pressed in a short time. */
export class StageCheers implements Partial<Record<Cheer, number>> {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  stage_id: number;

  @Presses()
  love?: number;

  @Presses()
  great?: number;

  @Presses()
  smile?: number;

  @Presses()
  dance?: number;
}
