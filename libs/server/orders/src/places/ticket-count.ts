import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { TICKETS_PER_ORDER } from '@wethi/contract';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const TOO_MANY = { message: `ซื้อได้ครั้งละไม่เกิน ${TICKETS_PER_ORDER} ใบ` };

/** How many tickets of a show in a hall; one unless told otherwise. */
export function TicketCount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: TICKETS_PER_ORDER, required: false }),
    // Forms send what is empty, too.
    Transform(({ value }: { value: unknown }) => (value === undefined || value === '' ? undefined : Number(value))),
    IsOptional(),
    Max(TICKETS_PER_ORDER, TOO_MANY),
    Min(1),
    IsInt(),
  );
}
