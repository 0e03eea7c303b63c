import { Controller, Get } from '@nestjs/common';
import { addDays, bangkokTime } from '@wethi/format';
import { Allow, Answers, Clock, Database, PubliclyCached } from '@wethi/platform';
import { Promotion, type PromotionState } from './promotion.dto';

/** One that ends within so many days ends soon. */
const SOON_DAYS = 7;
/** So long after its end it still stands at the bottom. */
const SHOWN_AFTER_DAYS = 30;
const MOST = 200;

const ROWS = `SELECT c.id, c.coupon_code, c.coupon_name, c.coupon_detail, c.coupon_type, c.coupon_price, c.coupon_percent,
    c.coupon_point, c.coupon_pay, c.coupon_product_type, DATE_FORMAT(c.coupon_to, '%Y-%m-%d') AS coupon_to, c.coupon_to_time,
    c.coupon_limit, c.coupon_member_only, p.product_title, p.product_url, p.product_img,
    IF(c.coupon_limit IS NULL, NULL, GREATEST(0, c.coupon_limit - COALESCE(k.used, 0))) AS \`left\`
  FROM coupon c
  LEFT JOIN product p ON p.id = c.product_id AND c.coupon_product_type = 'Only'
  LEFT JOIN coupon_count k ON k.coupon_id = c.id
  WHERE c.coupon_public = 'Y' AND c.coupon_disable = 'N' AND c.coupon_email_only = 'N'
    AND (c.coupon_product_type = 'All' OR p.product_disable = 'N')
    AND (c.coupon_start IS NULL OR TIMESTAMP(c.coupon_start, COALESCE(c.coupon_start_time, '00:00:00')) <= ?)
    AND (c.coupon_to IS NULL OR c.coupon_to >= ?)
  ORDER BY COALESCE(c.coupon_to < ?, FALSE), c.coupon_to IS NULL, c.coupon_to, c.id DESC LIMIT ?`;

/** What is offered to everybody at the moment. */
@Controller()
export class PromotionController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get('promotions')
  @Allow('public')
  @PubliclyCached()
  @Answers('promotions', { many: Promotion })
  async promotions(): Promise<Promotion[]> {
    const { date, time } = bangkokTime(this.clock.now());
    const oldest = addDays(date, -SHOWN_AFTER_DAYS);
    const rows = await this.database.query<Promotion[]>(ROWS, [`${date} ${time}`, oldest, date, MOST]);
    return rows
      .map((row) => ({ ...row, state: stateOf(row, date, time) }))
      .toSorted((one, other) => Number(one.state === 'over') - Number(other.state === 'over'));
  }
}

function stateOf({ left, coupon_to, coupon_to_time }: Promotion, date: string, time: string): PromotionState {
  if (left !== null && Number(left) === 0) return 'over';
  if (coupon_to === null) return 'open';
  if (`${coupon_to} ${coupon_to_time ?? '23:59:59'}` < `${date} ${time}`) return 'over';
  return coupon_to <= addDays(date, SOON_DAYS) ? 'soon' : 'open';
}
