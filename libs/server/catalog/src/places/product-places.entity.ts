import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many of a product's places are taken, by open and approved orders and by holds; without a limit it has no row. A CHECK
 * keeps `places_taken` within `places_limit`, whoever writes (docs/decisions/0030).
 */
@Entity('product_places')
export class ProductPlaces {
  @PrimaryColumn({ type: 'int', unsigned: true })
  product_id: number;

  @Column({ type: 'int' })
  places_limit: number;

  @Column({ type: 'int' })
  places_taken: number;
}

declare module '@wethi/platform' {
  interface Tables {
    product_places: ProductPlaces;
  }
}
