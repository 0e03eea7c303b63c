import { Injectable } from '@nestjs/common';
import { sumSatang, toBaht, toSatang } from '@wethi/contract';
import { announceOrder, chatKey } from '@wethi/orders';
import { Config, Database, type JobContext, JobHandler, Outbox, type PayloadOf, Transactions } from '@wethi/platform';
import type { Question } from './chat-decision/button-data';
import { ChatButtons } from './chat-decision/chat-buttons';
import { OrderQuestions } from './chat-decision/order-questions';
import { orderText, type OrderNews } from './chat/chat-text';
import { sendChatMessage } from './chat-decision/send-chat-message.job';
import { mailAfterStep } from './letters/mail-after-step';

/** The chat of a band, or of a show, where the show's own bot may write. */
interface OwnChat {
  chat_id: string;
  product_id?: number;
}

interface Line {
  title: string;
  band: string;
  chats: OwnChat[];
  tickets: number;
  net: number;
}

/** Tells the central chat about an order, its buyer's mailbox, and the chats of bands and shows about their own lines of it. */
@Injectable()
export class AnnounceOrder {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly buttons: ChatButtons,
    private readonly questions: OrderQuestions,
    private readonly config: Config,
  ) {}

  @JobHandler(announceOrder)
  async announce({ orders_id, slip_id }: PayloadOf<typeof announceOrder>, { key }: JobContext): Promise<void> {
    const order = await orderOf(this.database, orders_id);
    if (!order) return;
    const lines = await linesOf(this.database, order.id);
    const facts = { ...order, buyer: order, isNewSlip: slip_id !== undefined };
    const told = { ...order, slip_id };
    const question = await this.questionOf(orders_id);
    await this.transactions.run(async () => {
      const { orders_status } = order;
      await mailAfterStep(this.database, this.outbox, { orders_id, orders_status }, key);
      await this.add(told, undefined, { ...facts, lines, net: order.orders_net, paid: order.orders_paid }, question);
      for (const chat of this.ownChats(lines)) {
        const own = lines.filter((line) => line.chats.some(({ chat_id }) => chat_id === chat.chat_id));
        await this.add(told, chat, { ...facts, lines: own, net: netOf(own) });
      }
    });
  }

  /** The central chat is asked about what waits for personnel. */
  private async questionOf(ordersId: number): Promise<Question | undefined> {
    if (!this.buttons.inUse) return undefined;
    const now = await this.questions.now(ordersId);
    if (now?.orders_status !== 'wait' || now.orders_pay_until !== null) return undefined;
    const { orders_id, step_id, slip_id } = now;
    return { orders_id, step_id, slip_id };
  }

  /** Each once. In a chat that is a band's, too, the shop's bot writes. */
  private ownChats(lines: readonly Line[]): OwnChat[] {
    const chats = lines.flatMap((line) => line.chats);
    const found = new Map(chats.map((chat) => [chat.chat_id, chat]));
    for (const chat of chats) if (chat.product_id === undefined) found.set(chat.chat_id, chat);
    found.delete(this.config.TELEGRAM_CHAT_ID);
    return [...found.values()];
  }

  /** The key lets a job that runs again tell each chat once, and yet tell a new status. */
  private add(
    order: AnnouncedOrder & { slip_id?: number },
    chat: OwnChat | undefined,
    news: OrderNews,
    question?: Question,
  ): Promise<void> {
    const text = orderText(news, this.config.ADMIN_URL);
    const picture = order.orders_payment_slip ?? undefined;
    const occasion = order.slip_id === undefined ? order.orders_status : `slip-${order.slip_id}`;
    const dedupeKey = chatKey(order.id, chat?.chat_id ?? 'central', occasion);
    return this.outbox.add(sendChatMessage, { ...chat, text, picture, question }, { dedupeKey });
  }
}

type AnnouncedOrder = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/** What is told of an order and its buyer. */
function orderOf(database: Database, ordersId: number) {
  return database.sql
    .selectFrom('orders as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.order_no', 'o.orders_status', 'o.orders_payment', 'o.orders_net', 'o.orders_payment_slip'])
    .select(['o.orders_paid', 'u.user_nickname', 'u.user_tel'])
    .where('o.id', '=', ordersId)
    .executeTakeFirst();
}

async function linesOf(database: Database, ordersId: number): Promise<Line[]> {
  const lines = await database.sql
    .selectFrom('orders_detail as d')
    .innerJoin('product as p', 'p.id', 'd.product_id')
    .innerJoin('band as b', 'b.id', 'p.band_id')
    .select(['p.id as product_id', 'p.product_title as title', 'b.band_name as band'])
    .select(['b.band_telegrame', 'p.product_token_telegram'])
    .select(({ fn }) => [fn.sum<number>('d.orders_detail_net').as('net'), fn.countAll<number>().as('tickets')])
    .where('d.orders_id', '=', ordersId)
    .groupBy('p.id')
    .orderBy(({ fn }) => fn.min('d.id'))
    .execute();
  return lines.map(({ product_id, band_telegrame, product_token_telegram, ...line }) => ({
    ...line,
    chats: [
      ...(band_telegrame ? [{ chat_id: band_telegrame }] : []),
      ...(product_token_telegram ? [{ chat_id: product_token_telegram, product_id }] : []),
    ],
  }));
}

function netOf(lines: readonly Line[]): number {
  return toBaht(sumSatang(lines.map(({ net }) => toSatang(net))));
}
