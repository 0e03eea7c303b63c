import { Injectable } from '@nestjs/common';
import type { Product } from '@wethi/catalog';
import { Config, Database, limit, RateLimits, refuse, type Actor } from '@wethi/platform';
import { findOpenOrder } from '../order/open-order';
import { PlaceHolds } from '../places/place-holds';
import type { HeldPlace } from './waiting-room.dto';

/** Holding again and again what one does not buy has an end. */
const holdLimit = limit({ key: 'place-hold', points: 6, per: '1h' });

type Held = Pick<Product, 'id' | 'product_limit' | 'product_queue' | 'product_format'>;

/** A place is kept from the moment somebody goes to pay, so that no transfer is made for what is gone. */
@Injectable()
export class PayHolds {
  constructor(
    private readonly database: Database,
    private readonly holds: PlaceHolds,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * Keeps a place of a limited product for some minutes; asking again keeps it no longer.
   * @throws Refusal NOT_FOUND, SOLD_OUT, QUEUE_NEEDED when it is not their turn, TOO_MANY
   */
  async hold({ id: userId }: Actor, productId: number): Promise<HeldPlace> {
    const sql = `SELECT id, product_limit, product_queue, product_format FROM product
                  WHERE id = ? AND product_disable = 'N' AND product_status IN ('sale', 'live', 'replay')`;
    const [product] = await this.database.query<Held[]>(sql, [productId]);
    if (!product) throw refuse('NOT_FOUND');
    const hold = await this.holds.of(productId, userId);
    if (hold) return { hold_until: hold.hold_until };
    if (product.product_limit === null && product.product_queue === 'N') return { hold_until: null };
    // Who ordered has a place.
    if (product.product_format === 'online' && (await findOpenOrder(this.database, userId, [productId])))
      return { hold_until: null };
    if (product.product_queue === 'Y') throw refuse('QUEUE_NEEDED', { data: { product_id: productId } });
    // What others gave back belongs to whoever waits for it.
    const waiting = "SELECT 1 FROM waiting_list WHERE list_state = 'waiting' AND product_id = ? LIMIT 1";
    if ((await this.database.query<unknown[]>(waiting, [productId])).length > 0) throw refuse('SOLD_OUT');
    await this.limits.consume(holdLimit, `${userId}:${productId}`);
    return { hold_until: await this.holds.give(productId, [userId], 'pay', this.config.PLACE_HOLD_MINUTES) };
  }
}
