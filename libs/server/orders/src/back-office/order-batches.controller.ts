import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, InsertId, type Actor } from '@wethi/platform';
import { CreatedOrder } from '../order/order.dto';
import { OrderBatches } from './order-batches';
import { CreateOrders, UpdateOrders } from './order-batches.dto';

/** Several orders in one go (product.md §7). */
@Controller('orders')
@Allow('orders.approve')
export class OrderBatchesController {
  constructor(private readonly batches: OrderBatches) {}

  @Post('ordersUpdataAll')
  @Answers('ordersUpdataAll', { many: InsertId })
  async ordersUpdataAll(@Body() body: UpdateOrders, @CurrentActor() actor: Actor): Promise<InsertId[]> {
    return (await this.batches.update(body, actor)).map((insertId) => ({ insertId }));
  }

  @Post('ordersCreateAll')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'one per form, kept for its repeats' })
  @Answers('ordersCreateAll', { many: CreatedOrder })
  ordersCreateAll(
    @Body() { orders }: CreateOrders,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedOrder[]> {
    return this.batches.create(orders, key, actor);
  }
}
