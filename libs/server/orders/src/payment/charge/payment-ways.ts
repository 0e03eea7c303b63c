import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { GATEWAY_PAYMENTS, ORDERS_PAYMENT_TYPE_ID, type GatewayPayment } from '@wethi/contract';
import { type Actor, AuditLog, Database, refuse, Transactions } from '@wethi/platform';
import { IsBoolean, IsIn } from 'class-validator';
import { CardGateways } from '../card-gateway/gateways/card-gateways';
import { OrdersPaymentType } from '../orders-payment-type.entity';
import { QrGateway } from '../qr-gateway/qr-gateway';

/** A way to pay beside the slip. */
export class PaymentWay {
  @ApiProperty({ enum: GATEWAY_PAYMENTS })
  @IsIn(GATEWAY_PAYMENTS)
  orders_payment: GatewayPayment;

  /** False while personnel closed it. */
  @ApiProperty()
  @IsBoolean()
  open: boolean;
}

/** The ways to pay at a gateway: those that the settings name, unless personnel closed them. */
@Injectable()
export class PaymentWays {
  constructor(
    private readonly database: Database,
    private readonly gateway: QrGateway,
    private readonly cards: CardGateways,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<PaymentWay[]> {
    const isReady: Record<GatewayPayment, boolean> = { qr: this.gateway.isReady, card: this.cards.areReady };
    const offered = GATEWAY_PAYMENTS.filter((way) => isReady[way]);
    if (offered.length === 0) return [];
    const types = await this.database.manager.findBy(OrdersPaymentType, { orders_payment_type_disable: 'Y' });
    const closed = new Set(types.map(({ id }) => id));
    return offered.map((way) => ({ orders_payment: way, open: !closed.has(ORDERS_PAYMENT_TYPE_ID[way]) }));
  }

  /** Closes a way for new payments, or opens it again; what was begun goes on. */
  async set({ orders_payment, open }: PaymentWay, actor: Actor): Promise<void> {
    const id = ORDERS_PAYMENT_TYPE_ID[orders_payment];
    const columns = { orders_payment_type_disable: open ? ('N' as const) : ('Y' as const) };
    await this.transactions.run(async () => {
      const before = await this.database.manager.findOneByOrFail(OrdersPaymentType, { id });
      await this.database.update(OrdersPaymentType, id, columns);
      await this.audit.record(actor, 'update', OrdersPaymentType, id, before, columns);
    });
  }

  /** @throws Refusal PAYMENT_WAY_CLOSED */
  async requireOpen(way: GatewayPayment): Promise<void> {
    const ways = await this.list();
    if (!ways.some(({ orders_payment, open }) => open && orders_payment === way)) throw refuse('PAYMENT_WAY_CLOSED');
  }
}
