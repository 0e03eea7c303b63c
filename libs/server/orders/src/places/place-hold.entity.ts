import { KeptFor } from '@wethi/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Why a place is held: it is somebody's turn in the waiting room, or the waiting list offered it. */
export type HoldKind = 'turn' | 'offer' | 'pay';
/** `held` counts as taken; `bought` counts by its order; `over` and `left` gave the place back. */
export type HoldState = 'held' | 'bought' | 'over' | 'left';

/** Places that are kept for somebody for some minutes: their right to buy them, and the count that nobody else gets them. */
@Entity('place_hold')
@KeptFor(2, 'hold_until')
@Index(['hold_until', 'hold_state'])
export class PlaceHold {
  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'varchar', length: 20 })
  hold_kind: HoldKind;

  @Column({ type: 'varchar', length: 20 })
  hold_state: HoldState;

  /** How many are kept: a hall's tickets may be bought several at once. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  hold_places: number;

  @Column({ type: 'datetime', precision: 3 })
  hold_until: Date;

  /** The order that the place went into. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_id: number | null;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}

declare module '@wethi/platform' {
  interface Tables {
    place_hold: PlaceHold;
  }
}
