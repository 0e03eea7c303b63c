import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, InsertId, type Actor } from '@wethi/platform';
import { NewMemo, OrderStory } from './order-story.dto';
import { OrderStories } from './order-stories';

/** What colleagues read about an order beside its facts. */
@Controller('orders')
@Allow('orders.approve')
export class OrderStoriesController {
  constructor(private readonly stories: OrderStories) {}

  @Get('ordersStory')
  @Answers('ordersStory', { one: OrderStory })
  story(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<OrderStory> {
    return this.stories.of(id, actor);
  }

  @Post('ordersMemo')
  @Answers('ordersMemo', { one: InsertId })
  async addMemo(@Body() memo: NewMemo, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.stories.addMemo(memo, actor) };
  }
}
