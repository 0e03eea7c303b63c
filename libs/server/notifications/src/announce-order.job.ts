import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { Band, Product } from '@wethi/catalog';
import { sumSatang, toBaht, toSatang } from '@wethi/contract';
import { announceOrder, Orders, OrdersDetail } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, type PayloadOf, Transactions } from '@wethi/platform';
import { orderText, type OrderNews } from './chat-text';
import { sendChatMessage } from './send-chat-message.job';

interface Line {
  title: string;
  band: string;
  chat: string | null;
  net: number;
}

/** Tells the central chat about an order, and each band's chat about the band's own lines of it. */
@Injectable()
export class AnnounceOrder {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(announceOrder)
  async announce({ orders_id }: PayloadOf<typeof announceOrder>): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.database.manager.findOneBy(Orders, { id: orders_id });
      const buyer = order && (await this.database.manager.findOneBy(User, { id: order.user_id }));
      if (!order || !buyer) return;
      const lines = await linesOf(this.database, order.id);
      const facts = { ...order, buyer };
      await this.add(order, undefined, { ...facts, lines, net: order.orders_net });
      for (const chat of this.bandChats(lines)) {
        const own = lines.filter((line) => line.chat === chat);
        await this.add(order, chat, { ...facts, lines: own, net: netOf(own) });
      }
    });
  }

  private bandChats(lines: readonly Line[]): string[] {
    const chats = new Set(lines.map(({ chat }) => chat));
    return [...chats].filter((chat): chat is string => !!chat && chat !== this.config.TELEGRAM_CHAT_ID);
  }

  /** The key lets a job that runs again tell each chat once, and yet tell a new status. */
  private add(order: Orders, chat: string | undefined, news: OrderNews): Promise<void> {
    const text = orderText(news, this.config.ADMIN_URL);
    const picture = order.orders_payment_slip ?? undefined;
    const dedupeKey = `order-${order.id}-${chat ?? 'central'}-${order.orders_status}`;
    return this.outbox.add(sendChatMessage, { chat_id: chat, text, picture }, { dedupeKey });
  }
}

function linesOf(database: Database, ordersId: number): Promise<Line[]> {
  return database.manager
    .createQueryBuilder(OrdersDetail, 'detail')
    .innerJoin(Product, 'product', 'product.id = detail.product_id')
    .innerJoin(Band, 'band', 'band.id = product.band_id')
    .where('detail.orders_id = :ordersId', { ordersId })
    .orderBy('detail.id')
    .select('product.product_title', 'title')
    .addSelect('band.band_name', 'band')
    .addSelect('band.band_telegrame', 'chat')
    .addSelect('detail.orders_detail_net', 'net')
    .getRawMany<Line>();
}

function netOf(lines: readonly Line[]): number {
  return toBaht(sumSatang(lines.map(({ net }) => toSatang(net))));
}
