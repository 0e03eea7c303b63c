import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { OrderToPay, OwnCharge } from './charge.dto';
import { OrderCharges } from './order-charges';
import { PaymentWay, PaymentWays } from './payment-ways';

/** Paying an order at the gateway (BUY-06). */
@Controller()
@Allow('member')
export class ChargeController {
  constructor(
    private readonly charges: OrderCharges,
    private readonly ways: PaymentWays,
  ) {}

  @Get('paymentWays')
  @Allow('public')
  @Answers('paymentWays', { many: PaymentWay })
  paymentWays(): Promise<PaymentWay[]> {
    return this.ways.list();
  }

  @Post('paymentWays')
  @Allow('ways.write')
  @Answers('setPaymentWay', { many: PaymentWay })
  async setPaymentWay(@Body() way: PaymentWay, @CurrentActor() actor: Actor): Promise<PaymentWay[]> {
    await this.ways.set(way, actor);
    return this.ways.list();
  }

  @Get('orders/ordersQr')
  @Answers('ordersQr', { one: OwnCharge })
  ordersQr(@Query() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCharge> {
    return this.charges.own(orders_id, actor);
  }

  /** The QR that can be paid; a new one where there is none. */
  @Post('orders/ordersQr')
  @Answers('offerOrdersQr', { one: OwnCharge })
  offer(@Body() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCharge> {
    return this.charges.offer(orders_id, actor);
  }

  /** Has the bank asked at once. */
  @Post('orders/ordersQrCheck')
  @Answers('ordersQrCheck', { one: OwnCharge })
  check(@Body() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCharge> {
    return this.charges.ask(orders_id, actor);
  }
}
