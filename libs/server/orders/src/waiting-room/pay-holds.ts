import { Injectable } from '@nestjs/common';
import { isBuyable, Prices, type Product } from '@wethi/catalog';
import { Clock, Config, Database, limit, RateLimits, refuse, type Actor } from '@wethi/platform';
import { isExistingMember } from '../order/existing-member';
import { findOpenOrder } from '../order/open-order';
import { PlaceHolds } from '../places/place-holds';
import type { PlaceHold } from '../places/place-hold.entity';
import { leaveWaitedPlaces } from '../places/waited-places';
import type { HeldPlace } from './waiting-room.dto';

/** Holding again and again what one does not buy has an end. */
const holdLimit = limit({ key: 'place-hold', points: 6, per: '1h' });

type Kept = Pick<HeldPlace, 'hold_until'>;
type Held = Pick<
  Product,
  'id' | 'product_limit' | 'product_queue' | 'product_format' | 'product_status' | 'product_disable'
>;

/** A place is kept from the moment somebody goes to pay, so that no transfer is made for what is gone, or not theirs to buy. */
@Injectable()
export class PayHolds {
  constructor(
    private readonly database: Database,
    private readonly holds: PlaceHolds,
    private readonly prices: Prices,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps places of a limited product for some minutes; asking again keeps more or fewer, but no longer until that time is over.
   * @param productPriceId the price that is about to be paid
   * @throws Refusal of Prices.quote for that price; NOT_FOUND, PRODUCT_CLOSED, SOLD_OUT, PLACES_TOO_FEW, QUEUE_NEEDED when it is not their turn, TOO_MANY
   */
  async hold({ id }: Actor, productId: number, tickets: number, productPriceId?: number): Promise<HeldPlace> {
    if (productPriceId !== undefined) await this.requirePrice(id, productId, productPriceId);
    return { ...(await this.keep(id, productId, tickets)), now: this.clock.now() };
  }

  private async requirePrice(userId: number, productId: number, productPriceId: number): Promise<void> {
    const today = this.clock.today();
    const existingMember = await isExistingMember(this.database, userId, today);
    await this.prices.quote(productId, productPriceId, { today, existingMember });
  }

  private async keep(userId: number, productId: number, tickets: number): Promise<Kept> {
    const sql = `SELECT id, product_limit, product_queue, product_format, product_status, product_disable
                  FROM product WHERE id = ? AND product_disable = 'N'`;
    const [product] = await this.database.query<Held[]>(sql, [productId]);
    if (!product) throw refuse('NOT_FOUND');
    if (!isBuyable(product)) throw refuse('PRODUCT_CLOSED');
    const hold = await this.holds.of(productId, userId);
    if (hold && !this.isOver(hold)) return this.resized(hold, tickets);
    if (product.product_limit === null && product.product_queue === 'N') return { hold_until: null };
    // Who ordered has a place.
    if (product.product_format === 'online' && (await findOpenOrder(this.database, userId, [productId])))
      return { hold_until: null };
    if (product.product_queue === 'Y') throw refuse('QUEUE_NEEDED', { data: { product_id: productId } });
    // What is over is no longer theirs beside others who wait.
    if (hold) await this.holds.release(productId, userId);
    await leaveWaitedPlaces(this.database, { userId, productId, tickets, now: this.clock.now() });
    await this.limits.consume(holdLimit, `${userId}:${productId}`);
    const hold_until = await this.holds.give(productId, userId, 'pay', this.config.PLACE_HOLD_MINUTES, tickets);
    // Of two requests at once the other may have been first, with another number.
    await this.holds.resize({ product_id: productId, user_id: userId }, tickets);
    return { hold_until };
  }

  private async resized(hold: PlaceHold, tickets: number): Promise<Kept> {
    const { user_id: userId, product_id: productId } = hold;
    const now = this.clock.now();
    if (tickets > hold.hold_places) await leaveWaitedPlaces(this.database, { userId, productId, tickets, now });
    await this.holds.resize(hold, tickets);
    return { hold_until: hold.hold_until };
  }

  /** It counts for some moments more, for who pressed in the last one; who asks again is not among them. */
  private isOver({ hold_kind, hold_until }: PlaceHold): boolean {
    return hold_kind === 'pay' && hold_until <= this.clock.now();
  }
}
