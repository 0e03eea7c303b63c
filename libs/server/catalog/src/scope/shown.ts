import type { SelectQueryBuilder } from 'typeorm';
import type { Product } from '../product/product.entity';
import type { ProductDetailList } from '../product/product-detail-list.entity';
import type { ProductPrice } from '../price/product-price.entity';

const OF_ENABLED = "row.product_id IN (SELECT product.id FROM product WHERE product.product_disable = 'N')";

/** The public sees enabled products. */
export function enabledProducts(rows: SelectQueryBuilder<Product>) {
  return rows.andWhere("row.product_disable = 'N'");
}

/** The public sees details of enabled products. */
export function detailsOfEnabled(rows: SelectQueryBuilder<ProductDetailList>) {
  return rows.andWhere(OF_ENABLED);
}

/** The public sees a tier while it is sold, and before that when it is announced. */
export function announcedPrices(rows: SelectQueryBuilder<ProductPrice>, today: string) {
  return rows
    .andWhere(OF_ENABLED)
    .andWhere("(row.product_price_show = 'Y' OR row.product_price_start IS NULL OR row.product_price_start <= :today)")
    .andWhere('(row.product_price_to IS NULL OR row.product_price_to >= :today)', { today });
}

/** Tiers that are sold on a date; see isTierActive, which judges them one by one. */
export function pricesOn(rows: SelectQueryBuilder<ProductPrice>, date: string) {
  return rows
    .andWhere('(row.product_price_start IS NULL OR row.product_price_start <= :date)')
    .andWhere('(row.product_price_to IS NULL OR row.product_price_to >= :date)', { date });
}
