import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsDateString, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LongerWatching } from './longer-watching';

/** Body of ordersWatchTo. */
export class WatchLonger {
  /** Of the line of the order. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(4_294_967_295)
  id: number;

  /** The last day; null takes the extra days away; left out it is counted from today. */
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  @IsOptional()
  @IsDateString({ strict: true })
  orders_detail_watch_to?: string | null;
}

export class WatchedUntil {
  @ApiProperty({ type: String, format: 'date', nullable: true }) orders_detail_watch_to: string | null;
}

/** Lets one buyer watch longer. */
@Controller('orders')
export class LongerWatchingController {
  constructor(private readonly longer: LongerWatching) {}

  @Post('ordersWatchTo')
  @HttpCode(200)
  @Allow('people.write')
  @Answers('ordersWatchTo', { one: WatchedUntil })
  async watchTo(
    @Body() { id, orders_detail_watch_to }: WatchLonger,
    @CurrentActor() actor: Actor,
  ): Promise<WatchedUntil> {
    return { orders_detail_watch_to: await this.longer.set(id, orders_detail_watch_to, actor) };
  }
}
