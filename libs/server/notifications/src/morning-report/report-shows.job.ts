import { Injectable } from '@nestjs/common';
import { addDays, baht, count } from '@wethi/format';
import { GIVEN_BACK } from '@wethi/orders';
import { Clock, Config, Database, defineJob, JobHandler, Outbox, Transactions } from '@wethi/platform';
import { escapeHtml } from '../chat/chat-text';
import { sendChatMessage } from '../chat-decision/send-chat-message.job';

/** Tells each band on the day after its show how it went: in the morning, or when a worker is there again. */
export const reportShows = defineJob<object>('report-shows', { lane: 'chat', timeout: '1m' });

interface Evening {
  stage_id: number;
  band_id: number;
  chat: string;
  title: string;
  orders: number;
  tickets: number;
  net: number;
  peak: number | null;
  comments: number;
  tips: number;
  tips_net: number;
  video_id: number | null;
}

/** Approved orders of the products of a show that are a band's. */
const SOLD = `SELECT p.stage_id, p.band_id, MIN(p.product_title) AS title, COUNT(DISTINCT o.id) AS orders, COUNT(d.id) AS tickets,
    ROUND(COALESCE(SUM(d.orders_detail_net - ${GIVEN_BACK}), 0), 2) AS net
  FROM stage s JOIN product p ON p.stage_id = s.id
  JOIN orders_detail d ON d.product_id = p.id AND d.orders_refund_id IS NULL
  JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve'
 WHERE s.stage_date = ? AND s.stage_status <> 'Cancel' GROUP BY p.stage_id, p.band_id`;
const EVENINGS = `SELECT w.stage_id, w.band_id, w.title, CAST(w.orders AS SIGNED) AS orders, CAST(w.tickets AS SIGNED) AS tickets,
    CAST(w.net AS DOUBLE) AS net, b.band_telegrame AS chat, CAST(MAX(l.live_streaming_peak) AS SIGNED) AS peak,
    CAST(COALESCE(SUM(l.live_streaming_comments), 0) AS SIGNED) AS comments,
    CAST((SELECT COUNT(*) FROM tip t WHERE t.stage_id = w.stage_id AND t.band_id = w.band_id AND t.tip_status = 'paid') AS SIGNED) AS tips,
    CAST((SELECT COALESCE(SUM(t.tip_amount), 0) FROM tip t
      WHERE t.stage_id = w.stage_id AND t.band_id = w.band_id AND t.tip_status = 'paid') AS DOUBLE) AS tips_net,
    (SELECT v.id FROM video v WHERE v.stage_id = w.stage_id AND v.video_status = 'ready' AND v.video_type <> 'teaser'
      ORDER BY v.video_type = 'member', v.video_item, v.id LIMIT 1) AS video_id
  FROM (${SOLD}) w
  JOIN band b ON b.id = w.band_id AND b.band_telegrame <> ''
  LEFT JOIN live_streaming l ON l.stage_id = w.stage_id
 GROUP BY w.stage_id, w.band_id ORDER BY w.stage_id, w.band_id`;

/** The report of the morning after, to the band's chat (TELL-07). */
@Injectable()
export class ReportShows {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @JobHandler(reportShows)
  async report(): Promise<void> {
    const yesterday = addDays(this.clock.today(), -1);
    const evenings = await this.database.query<Evening[]>(EVENINGS, [yesterday]);
    await this.transactions.run(async () => {
      for (const evening of evenings) {
        const news = { chat_id: evening.chat, text: reportText(evening, this.config.ADMIN_URL) };
        // A show that was put off has another evening.
        const dedupeKey = `morning-report-${evening.stage_id}-${evening.band_id}-${yesterday}`;
        await this.outbox.add(sendChatMessage, news, { dedupeKey });
      }
    });
  }
}

/** @returns HTML for Telegram, without what there was none of */
function reportText(evening: Evening, adminUrl: string): string {
  const { title, tickets, orders, net, peak, comments, tips, tips_net, video_id } = evening;
  const rows = [
    `<b>สรุปงานเมื่อคืน</b> ${escapeHtml(title)}`,
    `ขายบัตรได้ ${count(tickets)} ใบ จาก ${count(orders)} คำสั่งซื้อ`,
    `ยอดขาย ${baht(net)}`,
    peak && `ดูพร้อมกันสูงสุด ${count(peak)} คน`,
    comments > 0 && `ข้อความในแชต ${count(comments)} ข้อความ`,
    tips > 0 && `มาลัย ${count(tips)} พวง รวม ${baht(tips_net)}`,
    video_id && `<a href="${escapeHtml(`${adminUrl}/admin/videosStatistics/${video_id}`)}">ดูสถิติการชม</a>`,
  ];
  return rows.filter(Boolean).join('\n');
}
