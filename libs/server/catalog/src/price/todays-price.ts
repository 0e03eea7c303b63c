import { sql, type RawBuilder } from 'kysely';

/** What a product costs on a date, as SQL: the cheapest open tier where it sells at tiers (`openTier` in price-rules.ts). */
export function todaysPrice(today: string): RawBuilder<number> {
  return sql`if(product.product_price_list = 'Y', coalesce((select min(tier.product_price_value) from product_price tier
    where tier.product_id = product.id and tier.product_price_member = 'NL'
      and (tier.product_price_start is null or tier.product_price_start <= ${today})
      and (tier.product_price_to is null or tier.product_price_to >= ${today})), product.product_price), product.product_price)`;
}
