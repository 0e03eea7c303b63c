import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, listed, ListParameters, Records, type Envelope, type RawQuery } from '@wethi/platform';
import { OrdersPaymentType } from './orders-payment-type.entity';

@Controller()
@Allow('public')
export class OrdersPaymentTypeController {
  constructor(private readonly records: Records) {}

  @Get('ordersPaymentType')
  @ListParameters(OrdersPaymentType)
  @Answers('ordersPaymentType', { list: OrdersPaymentType })
  async list(@Query() query: RawQuery): Promise<Envelope> {
    return listed(...(await this.records.list(OrdersPaymentType, query)));
  }
}
