import { Injectable } from '@nestjs/common';
import { lastDay } from '@wethi/catalog';
import { SUPPORT, toSatang } from '@wethi/contract';
import { bangkokTime, clockTime, longDate, phone, plainDate, recordDate } from '@wethi/format';
import { type Actor, Clock, Config, Database, HeavyPool, refuse, Settings } from '@wethi/platform';
import { sql } from 'kysely';
import { accessUntil } from '../../purchase/access-window';
import { CONDITIONS, conditionsOf } from './conditions';
import { amount } from '../paper-facts';
import type { OrderConditions } from '../paper.dto';
import { drawPaper } from '../pdf/draw-paper';
import type { ConditionsPage } from '../pdf/paper-page';
import { renderPaper } from '../pdf/render-paper';
import { shopSeller } from '../issuer/seller';

/** Personnel made it, or it came from the former system: its buyer agreed to nothing on a page. */
const BY_OTHERS = sql<number>`
  o.orders_payment = 'former' or exists (select 1 from orders_status_change c
    where c.orders_id = o.id and c.from_status is null and c.actor_kind = 'personnel')`.as('by_others');

/** Printed ones that are kept, of some 100 kB each. */
const MAX_KEPT = 50;

const UNNAMED = { name: 'เวที (Wethi)', lines: [SUPPORT.email] };

/** The conditions of a purchase as a PDF or picture (design: 34 #conditions): of a show, or of what somebody bought. */
@Injectable()
export class ConditionFiles {
  /** Those of shows, by all that stands on them: anybody may ask for them, and each takes a worker a while. */
  private readonly printed = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly database: Database,
    private readonly pool: HeavyPool,
    private readonly settings: Settings,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** For everybody who thinks of buying. @throws Refusal NOT_FOUND, also for a show that is not shown */
  async ofShow(productId: number): Promise<Buffer> {
    const show = await this.shows()
      .where('p.id', '=', productId)
      .where('p.product_disable', '=', 'N')
      .executeTakeFirst();
    if (!show) throw refuse('NOT_FOUND');
    const about = [show.product_title, occasionOf(show)];
    return this.printOnce(
      await this.page(about, [], show.product_url, `/package/${show.product_url}`, this.clock.now()),
    );
  }

  /** With what was bought, and when its buyer agreed. @throws Refusal NOT_FOUND, also for somebody else's order */
  ofOrder(ordersId: number, actor: Actor): Promise<Buffer> {
    return this.print(this.pageOf(ordersId, actor));
  }

  /** The same as a picture, an SVG. @throws Refusal NOT_FOUND */
  async draw(ordersId: number, actor: Actor): Promise<Buffer> {
    return Buffer.from(await this.pool.run(drawPaper, await this.pageOf(ordersId, actor)));
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's order */
  async factsOf(ordersId: number, actor: Actor): Promise<OrderConditions> {
    const { order_no, create_at, by_others, user_email, user_email_at } = await this.orderOf(ordersId, actor);
    const { version } = CONDITIONS;
    return {
      order_no,
      version,
      agreed_at: by_others ? null : create_at,
      user_email: user_email_at ? user_email : null,
    };
  }

  private async orderOf(ordersId: number, actor: Actor) {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.user_id', 'o.order_no', 'o.orders_net', 'o.approve_date', 'o.create_at'])
      .select(['u.user_name', 'u.user_lname', 'u.user_tel', 'u.user_email', 'u.user_email_at'])
      .select(BY_OTHERS)
      .where('o.id', '=', ordersId)
      .executeTakeFirst();
    if (!order || (actor.kind === 'user' && order.user_id !== actor.id)) throw refuse('NOT_FOUND');
    return order;
  }

  private async pageOf(ordersId: number, actor: Actor): Promise<ConditionsPage> {
    const order = await this.orderOf(ordersId, actor);
    const bought = this.shows().innerJoin('orders_detail as d', 'd.product_id', 'p.id');
    const shows = await bought
      .where('d.orders_id', '=', ordersId)
      .groupBy('p.id')
      .orderBy(({ fn }) => fn.min('d.id'))
      .execute();
    const { approve_date } = order;
    const ends = approve_date ? shows.map((show) => accessUntil({ ...show, approve_date }, this.config).getTime()) : [];
    const until = ends.length > 0 && Math.max(...ends);
    const { order_no, user_name, user_lname, user_tel } = order;
    const facts = [
      `คำสั่งซื้อ ${order_no}`,
      [user_name, user_lname].filter(Boolean).join(' '),
      `ยอดสุทธิ ${amount(toSatang(order.orders_net))} บาท`,
      until && `ดูย้อนหลังได้ถึง ${plainDate(bangkokTime(until).date)}`,
    ];
    const about = [
      shows.map(({ product_title }) => product_title).join(' และ '),
      ...shows.map(occasionOf),
      facts.filter(Boolean).join(' '),
    ];
    const { date, time } = bangkokTime(order.create_at);
    const agreed = order.by_others
      ? []
      : ['ผู้ซื้อยอมรับเงื่อนไขนี้ทางเว็บไซต์', `วันที่ ${recordDate(date)} เวลา ${clockTime(time)} จากเบอร์ ${phone(user_tel)}`];
    return this.page(about, agreed, order_no, `/order/${order_no}`, order.create_at);
  }

  private shows() {
    return this.database.sql
      .selectFrom('product as p')
      .innerJoin('band as b', 'b.id', 'p.band_id')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select([
        'p.product_title',
        'p.product_url',
        'p.product_type',
        'b.band_name',
        's.stage_date',
        's.stage_time_start',
      ])
      .select(lastDay.as('last_day'));
  }

  /** @param moment whose settings hold */
  private async page(
    about: string[],
    agreed: string[],
    number: string,
    path: string,
    moment: Date,
  ): Promise<ConditionsPage> {
    return {
      look: 2,
      title: 'เงื่อนไขการซื้อ',
      subtitle: `ฉบับ ${CONDITIONS.version} ใช้ตั้งแต่ ${CONDITIONS.since}`,
      stamp: 'สำหรับผู้ซื้อ',
      number,
      void: false,
      seller: shopSeller(this.config) ?? UNNAMED,
      about,
      conditions: conditionsOf(await this.settings.heldAt(moment)),
      agreed,
      link: `${this.config.PUBLIC_URL}${path}`,
    };
  }

  private printOnce(page: ConditionsPage): Promise<Buffer> {
    const key = JSON.stringify(page);
    const known = this.printed.get(key);
    if (known) return known;
    if (this.printed.size >= MAX_KEPT) this.printed.clear();
    const printing = this.print(Promise.resolve(page));
    this.printed.set(key, printing);
    printing.catch(() => this.printed.delete(key));
    return printing;
  }

  private async print(page: Promise<ConditionsPage>): Promise<Buffer> {
    return Buffer.from(await this.pool.run(renderPaper, await page));
  }
}

function occasionOf(show: { band_name: string; stage_date: string | null; stage_time_start: string | null }): string {
  const { band_name, stage_date, stage_time_start } = show;
  const time = stage_time_start && `เวลา ${clockTime(stage_time_start)}`;
  return [band_name, stage_date && longDate(stage_date), stage_date && time].filter(Boolean).join(' ');
}
