import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const OF_ENABLED = "row.product_id IN (SELECT product.id FROM product WHERE product.product_disable = 'N')";

/** The public sees enabled products. */
export function enabledProducts<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>) {
  return rows.andWhere("row.product_disable = 'N'");
}

/** The public sees details of enabled products. */
export function detailsOfEnabled<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>) {
  return rows.andWhere(OF_ENABLED);
}

/**
 * The public sees a stage and what is played there, unless every show of it is still kept off the site (docs/decisions/0089).
 * @param stage column that names the stage
 */
export function announcedStages<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, stage: 'id' | 'stage_id') {
  const showOf = `SELECT 1 FROM product WHERE product.stage_id = row.${stage} AND product.product_disable`;
  const isDraft = `${showOf} = 'Y' AND product.product_status IN ('coming', 'sale')`;
  return rows.andWhere(`(NOT EXISTS (${isDraft}) OR EXISTS (${showOf} = 'N'))`);
}

/** The public sees a tier while it is sold, and before that when it is announced. */
export function announcedPrices<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, today: string) {
  return rows
    .andWhere(OF_ENABLED)
    .andWhere("(row.product_price_show = 'Y' OR row.product_price_start IS NULL OR row.product_price_start <= :today)")
    .andWhere('(row.product_price_to IS NULL OR row.product_price_to >= :today)', { today });
}

/** Tiers that are sold on a date; see isTierActive, which judges them one by one. */
export function pricesOn<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, date: string) {
  return rows
    .andWhere('(row.product_price_start IS NULL OR row.product_price_start <= :date)')
    .andWhere('(row.product_price_to IS NULL OR row.product_price_to >= :date)', { date });
}
