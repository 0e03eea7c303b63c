import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  AuditLog,
  ByIdQuery,
  Config,
  CurrentActor,
  Database,
  Records,
  type Actor,
} from '@wethi/platform';
import { Product } from '../product/product.entity';

/** What stands at the head of a product's page in the back office. */
export class ProductFigures {
  /** Tickets that are paid for and were not given back. */
  @ApiProperty({ type: 'integer' })
  sold: number;

  /** Who of personnel saved it last; null where a job did. */
  @ApiProperty({ type: String, nullable: true })
  changed_by: string | null;

  /** Days for which a show is watched after its last day or the approval, as the setting says. */
  @ApiProperty({ type: 'integer' })
  watch_days: number;
}

@Controller()
export class ProductFiguresController {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** @throws Refusal NOT_FOUND */
  @Get('productFigures')
  @Allow('catalog.write')
  @Answers('productFigures', { one: ProductFigures })
  async figures(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<ProductFigures> {
    const { update_at } = await this.records.byId(Product, id, actor);
    const [[counted], last] = await Promise.all([
      this.database.query<{ sold: number }[]>(
        `SELECT COUNT(*) AS sold FROM orders_detail d JOIN orders o ON o.id = d.orders_id
          WHERE d.product_id = ? AND d.orders_refund_id IS NULL AND o.orders_status = 'approve'`,
        [id],
      ),
      this.audit.lastChange(Product, id, update_at),
    ]);
    return { sold: counted?.sold ?? 0, changed_by: last?.by ?? null, watch_days: this.config.ACCESS_WINDOW_DAYS };
  }
}
