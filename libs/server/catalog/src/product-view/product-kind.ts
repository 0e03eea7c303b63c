import type { ProductKind, ProductStatus, ProductType } from '@wethi/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const CONDITIONS: Readonly<Record<ProductKind, RawBuilder<SqlBool>>> = {
  stage: sql`(product.product_type = 'M' and product.product_status <> 'replay')`,
  replay: sql`(product.product_type = 'M' and product.product_status = 'replay')`,
  course: sql`product.product_type = 'C'`,
  trading: sql`product.product_type = 'T'`,
};

/** Products of any of these kinds; words that name none leave nothing. */
export function isOfKind(kinds: readonly string[]): RawBuilder<SqlBool> {
  const known = kinds.filter((kind): kind is ProductKind => kind in CONDITIONS);
  if (known.length === 0) return sql`1 = 0`;
  return sql`(${sql.join(
    known.map((kind) => CONDITIONS[kind]),
    sql` or `,
  )})`;
}

/** The kind of a product by its columns, as the conditions above say it. */
export function kindOf(type: ProductType, status: ProductStatus): ProductKind {
  if (type === 'C') return 'course';
  if (type === 'T') return 'trading';
  return status === 'replay' ? 'replay' : 'stage';
}
